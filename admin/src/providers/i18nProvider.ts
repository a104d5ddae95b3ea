import polyglot from 'ra-i18n-polyglot';
import {ra} from '../i18n/react-admin';

/** All texts of react-admin; the manifests have the names of the panel's resources. */
const ptBR = {ra};

export const i18nProvider = polyglot(() => ptBR, 'pt-BR', [{locale: 'pt-BR', name: 'Português'}]);
