import {criarConfig} from '@clube/ui/vite';

export default criarConfig({root: import.meta.dirname, base: '/relatorio/'});
