import {formatCep, formatCnpj, formatTelefone} from '@clube/domain';
import {plainCapitals, type Issuer} from '@clube/seeds/drawing';

export const enderecoOf = ({endereco: e}: Issuer): string =>
  [e.logradouro, e.numero, e.complemento, e.bairro].filter(Boolean).join(', ');

export const cidadeOf = ({endereco: e}: Issuer, separator: string): string => `${e.cidade}${separator}${e.uf}`;

/** The notice on documents of the test environment. */
export const NO_FISCAL_VALUE = 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';

/** Address, city and postal code in one line of capitals. */
export const enderecoInCapitals = (issuer: Issuer, separator = '/'): string =>
  plainCapitals(`${enderecoOf(issuer)} - ${cidadeOf(issuer, separator)} - CEP ${formatCep(issuer.endereco.cep)}`);

export const cnpjOf = (issuer: Issuer): string => formatCnpj(issuer.cnpj);
export const phoneOf = (issuer: Issuer): string => formatTelefone(issuer.telefone);
