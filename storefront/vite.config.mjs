import {criarConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(criarConfig({root: import.meta.dirname, base: '/'}), {worker: {format: 'es'}});
