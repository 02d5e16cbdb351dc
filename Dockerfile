# Builds the site and serves it, at the root of its host: docker build --build-arg SITE=https://chess.example -t kibitz . && docker run -p 8080:80 kibitz
FROM node:22-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE
ARG EDIT_URL
ARG REPORT_URL
RUN npm run build

FROM nginx:1.28-alpine
COPY scripts/templates/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /usr/share/nginx/html
