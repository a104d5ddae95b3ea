import polyglot from 'ra-i18n-polyglot';
import {ptBR} from '../i18n/pt-BR';

export const i18nProvider = polyglot(() => ptBR, 'pt-BR', [{locale: 'pt-BR', name: 'Português'}]);
