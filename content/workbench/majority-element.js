// @title Majority element (Boyer–Moore vote)
// @about Different ones strike each other out; who has more than half of all is left over. One pass and two variables: O(n).
// @tags numbers
const votes = [2, 1, 2, 3, 2, 2, 1];
let leader = votes[0];
let lead = 0;
for (const vote of votes) {
  if (lead === 0) leader = vote;
  lead += vote === leader ? 1 : -1;
}
console.log(leader);

// @ask `lead += vote` #2: How large is the lead now? => lead
// @ask `if (lead === 0)` #5: Is there a new leader? => lead === 0
// @ask `lead += vote` #6: How large is the lead now? => lead
