import {cnpjValido, normalizarCnpj} from '@clube/domain';
import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {meioY} from '../lines/lines';
import {comoDigitos} from '../numbers';
import {rotulosDaLinha} from '../labels/labels';
import type {Folha, Linha, Termo} from '../types';

export interface CnpjImpresso {
  cnpj: string;
  termos: Termo[];
  folha: Folha;
  linha: Linha;
  /** Named as the buyer's, the carrier's or a card company's. */
  alheio: boolean;
  reparado: boolean;
}

const PONTUADO = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\s?\/\s?[0-9A-Z]{4}\s?-\s?\d{2}\D*$/;
const ALHEIOS = ['destinatario', 'transportador', 'pagamento', 'transporte', 'adicionais'];

/** Fourteen characters with right check digits, punctuated or after their label. */
function cnpjEm(texto: string, rotulado: boolean): {cnpj: string; reparado: boolean} | undefined {
  const limpo = normalizarCnpj(texto);
  if (limpo.length !== 14) return undefined;
  if ((rotulado || PONTUADO.test(texto.toUpperCase())) && cnpjValido(limpo)) return {cnpj: limpo, reparado: false};
  const digitos = normalizarCnpj(comoDigitos(texto));
  const bastante = texto.replace(/\D/g, '').length >= 11;
  return bastante && (rotulado || /\/.*-/.test(texto)) && cnpjValido(digitos)
    ? {cnpj: digitos, reparado: true}
    : undefined;
}

/** Under the heading of another party, or on one line with its name. */
function deOutro(folha: Folha, linha: Linha, termo: Termo): boolean {
  const naLinha = rotulosDaLinha(linha).some(
    ({nome, termos: [primeiro]}) => nome === 'destinatario' && primeiro && primeiro.caixa.x0 <= termo.caixa.x0,
  );
  if (naLinha) return true;
  const acima = folha.linhas.filter(outra => meioY(outra.caixa) < meioY(linha.caixa) - linha.altura * 0.3);
  const titulos = acima.flatMap(outra =>
    rotulosDaLinha(outra).filter(({nome, inicio, fim, termos}) => {
      if (nome === 'emitente') return true;
      // A heading of a section stands by itself; the stub's `Destinatário: Fulano` is none.
      const sozinho = inicio === 0 && fim === outra.termos.length && !termos.at(-1)?.texto.endsWith(':');
      return ALHEIOS.includes(nome) && (sozinho || nome === 'pagamento');
    }),
  );
  return titulos.length > 0 && titulos.at(-1)?.nome !== 'emitente';
}

/** Every CNPJ that is printed, in reading order. */
export function acharCnpjs(folhas: readonly Folha[]): CnpjImpresso[] {
  return folhas.flatMap(folha =>
    folha.linhas.flatMap(linha =>
      linha.termos.flatMap((termo, i) => {
        if (!/[0-9OISB]/i.test(termo.texto)) return [];
        const rotulado = rotulosDaLinha(linha).some(({nome, fim}) => nome === 'cnpj' && fim <= i && i - fim <= 1);
        for (const tomados of [1, 2, 3, 5]) {
          const termos = linha.termos.slice(i, i + tomados);
          if (termos.length < tomados) break;
          const lido = cnpjEm(termos.map(({texto}) => texto).join(''), rotulado);
          if (lido) return [{...lido, termos, folha, linha, alheio: deOutro(folha, linha, termo)}];
        }
        return [];
      }),
    ),
  );
}

/** The issuer's: the one in the access key where there is one, else the first that is not another party's. */
export function lerCnpj(impressos: readonly CnpjImpresso[], daChave: string | undefined): Indicio<string>[] {
  const proprios = impressos.filter(({alheio}) => !alheio);
  return melhores(
    impressos.flatMap(({cnpj, termos, reparado, alheio}) => {
      if (cnpj === daChave) return [indicio(cnpj, termos, {firmeza: 1, conferido: true, reparado})];
      if (alheio) return [];
      const primeiro = cnpj === proprios[0]?.cnpj;
      return [indicio(cnpj, termos, {firmeza: daChave ? 0.4 : primeiro ? 0.93 : 0.5, reparado})];
    }),
  );
}
