import {GlobalRegistrator} from '@happy-dom/global-registrator';

GlobalRegistrator.register({url: 'http://localhost/'});
// As browsers have it.
globalThis.requestIdleCallback ??= work => setTimeout(work);
globalThis.cancelIdleCallback ??= clearTimeout;
