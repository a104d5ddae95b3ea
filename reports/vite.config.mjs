import {createConfig} from '@clube/ui/vite';

export default createConfig({root: import.meta.dirname, base: '/relatorio/'});
