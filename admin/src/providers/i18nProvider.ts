import polyglot from 'ra-i18n-polyglot';
import {ra} from '../i18n/react-admin';

/** Every text that react-admin may show; what the panel's own resources are called is said by their manifests. */
const ptBR = {ra};

export const i18nProvider = polyglot(() => ptBR, 'pt-BR', [{locale: 'pt-BR', name: 'Português'}]);
