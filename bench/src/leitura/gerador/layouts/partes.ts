import {formatarCep, formatarCnpj, formatarTelefone} from '@clube/domain';
import {plainCapitals, type Emitente} from '@clube/seeds/desenho';

export const enderecoDe = ({endereco: e}: Emitente): string =>
  [e.logradouro, e.numero, e.complemento, e.bairro].filter(Boolean).join(', ');

export const cidadeDe = ({endereco: e}: Emitente, meio: string): string => `${e.cidade}${meio}${e.uf}`;

/** How test documents are marked. */
export const SEM_VALOR = 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';

/** Address, place, postal code in one line of capitals. */
export const enderecoEmCapitais = (emitente: Emitente, meio = '/'): string =>
  plainCapitals(`${enderecoDe(emitente)} - ${cidadeDe(emitente, meio)} - CEP ${formatarCep(emitente.endereco.cep)}`);

export const cnpjDe = (emitente: Emitente): string => formatarCnpj(emitente.cnpj);
export const foneDe = (emitente: Emitente): string => formatarTelefone(emitente.telefone);
