/**
 * A queue for Dijkstra's algorithm with small integer lengths (Dial, 1969): one bucket for each distance,
 * used in turn. No key may be more than `span` - 1 above the smallest one in the queue: so a bucket holds one
 * distance at a time. Nothing is decreased; an item comes in again with its new key, and whoever takes the
 * old one out has to see that.
 */
export interface BucketQueue {
  readonly buckets: number[][];
  /** The distance whose bucket is emptied now. */
  key: number;
  size: number;
}

export function bucketQueue(span: number): BucketQueue {
  return { buckets: Array.from({ length: span }, () => []), key: 0, size: 0 };
}

export function clearQueue(queue: BucketQueue): void {
  for (const bucket of queue.buckets) bucket.length = 0;
  queue.key = 0;
  queue.size = 0;
}

export function enqueue(queue: BucketQueue, key: number, item: number): void {
  queue.buckets[key % queue.buckets.length].push(item);
  queue.size++;
}

/** The item with the smallest key, which is left in `queue.key`; the queue must not be empty. */
export function dequeue(queue: BucketQueue): number {
  let bucket = queue.buckets[queue.key % queue.buckets.length];
  while (bucket.length === 0) {
    queue.key++;
    bucket = queue.buckets[queue.key % queue.buckets.length];
  }
  queue.size--;
  return bucket.pop() as number;
}
