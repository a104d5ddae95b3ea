import assert, {AssertionError} from 'node:assert/strict';
import {GlobalRegistrator} from '@happy-dom/global-registrator';

GlobalRegistrator.register({url: 'http://localhost/'});
// Browsers have it, the test DOM does not.
globalThis.requestIdleCallback ??= work => setTimeout(work);
globalThis.cancelIdleCallback ??= clearTimeout;

// The test DOM compares an element with every rule of every style sheet, MUI's included, whenever a query asks whether it is
// visible: a quarter of the time of all component tests. What hides an element in a test is its own style, an inherited
// `visibility`, or `hidden`.
globalThis.window.getComputedStyle = globalThis.getComputedStyle = element => {
  for (let of = element; of; of = of.parentElement)
    if (of.getAttribute('style')?.includes('visibility')) return of.style;
  return element.style;
};

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
