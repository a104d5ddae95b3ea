import assert, {AssertionError} from 'node:assert/strict';
import {GlobalRegistrator} from '@happy-dom/global-registrator';

GlobalRegistrator.register({url: 'http://localhost/'});
// Browsers have it, the test DOM does not.
globalThis.requestIdleCallback ??= work => setTimeout(work);
globalThis.cancelIdleCallback ??= clearTimeout;

// An element leads to the whole page and to React's tree of it: node's own message of a failed comparison takes minutes and
// gigabytes to write.
const {equal} = assert;
assert.equal = (actual, expected, ...message) => {
  if (Object.is(actual, expected) || !(actual instanceof globalThis.Node)) return equal(actual, expected, ...message);
  throw new AssertionError({
    message: `Found ${actual.outerHTML?.slice(0, 500) ?? actual.nodeName}`,
    stackStartFn: assert.equal,
  });
};
