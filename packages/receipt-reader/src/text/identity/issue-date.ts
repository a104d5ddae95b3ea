import type {Indicio} from '../../document/types';
import {indicio, melhores} from '../confidence';
import {dataNaFrente} from '../dates';
import {dobradoDe} from '../lines/lines';
import {lerCentavos} from '../numbers';
import {acharRotulos, rotulosDaLinha, type Ocorrencia} from '../labels/labels';
import type {Folha, Linha, Termo} from '../types';
import {valorDe} from '../labels/neighbours';
import type {NomeRotulo} from '../labels/vocabulary';

const OUTRAS: readonly NomeRotulo[] = ['saida', 'autorizacao', 'recebimento', 'vencimento'];
const HORA = /^\d{2}:\d{2}(:\d{2})?/;

interface Candidata {
  data: string;
  termos: Termo[];
  firmeza: number;
  reparado: boolean;
}

/** Dates with a time that no label of another meaning claims, such as the one beside a receipt's number. */
function soltas(folha: Folha, tomadas: ReadonlySet<Termo>): Candidata[] {
  const outra = (linha: Linha | undefined) =>
    linha &&
    (rotulosDaLinha(linha).some(({nome}) => OUTRAS.includes(nome)) ||
      /PROTOCOLO|AUTORIZ|VENC|VALID|IMPRESS/.test(dobradoDe(linha.termos)));
  return folha.linhas.flatMap((linha, l) => {
    if (outra(linha)) return [];
    return linha.termos.flatMap((termo, i) => {
      const lida = tomadas.has(termo) ? undefined : dataNaFrente(linha.termos.slice(i));
      if (!lida) return [];
      const termos = linha.termos.slice(i, i + lida.tomados);
      const resto = linha.termos.slice(i + lida.tomados, i + lida.tomados + 3);
      const hora = resto.some(({texto}) => HORA.test(texto)) || /T\d{2}:/.test(termo.texto);
      const documento = /\bSERIE\b|\bNFC?-?E\b|\bSAT\b|\bEXTRATO\b|\bCOO\b|\bDATA\b/.test(dobradoDe(linha.termos));
      // A day beside an amount is one of payment.
      if (!hora && !documento && resto[0] && lerCentavos(resto[0].texto)) return [];
      const seguinte = outra(folha.linhas[l - 1]) ? 0.7 : 1;
      const firmeza = (documento && hora ? 0.9 : documento ? 0.75 : hora ? 0.65 : 0.3) * seguinte;
      return [{data: lida.valor.data, termos, firmeza, reparado: lida.valor.reparado}];
    });
  });
}

function rotuladas(folha: Folha, rotulos: readonly Ocorrencia[], firmeza: number): Candidata[] {
  return rotulos.flatMap(rotulo => {
    const achado = valorDe(folha, rotulo, dataNaFrente);
    if (!achado) return [];
    return [
      {
        data: achado.valor.data,
        termos: achado.termos,
        firmeza: firmeza * achado.firmeza,
        reparado: achado.valor.reparado,
      },
    ];
  });
}

/**
 * The day of issue: what its label says, else a date with a time beside the document's number. Days of leaving,
 * authorisation, receipt and payment are others. The key's month confirms it.
 */
export function lerEmissao(folhas: readonly Folha[], mesDaChave: string | undefined, hoje?: string): Indicio<string>[] {
  const candidatas = folhas.flatMap(folha => {
    const alheias = rotuladas(folha, acharRotulos(folha.linhas, ...OUTRAS), 1);
    const proprias = [
      ...rotuladas(folha, acharRotulos(folha.linhas, 'emissao'), 1),
      ...rotuladas(folha, acharRotulos(folha.linhas, 'data'), 0.85),
    ].filter(({termos}) => !alheias.some(alheia => alheia.termos[0] === termos[0] && alheia.firmeza > 0.95));
    return [...proprias, ...soltas(folha, new Set([...alheias, ...proprias].flatMap(({termos}) => termos)))];
  });
  const maior = Math.max(0, ...candidatas.map(({firmeza}) => firmeza));
  const dias = new Set(candidatas.filter(({firmeza}) => firmeza > maior - 0.1).map(({data}) => data));
  return melhores(
    candidatas
      .filter(({data}) => !hoje || data <= hoje)
      .map(({data, termos, firmeza, reparado}) => {
        const doMes = mesDaChave === undefined ? undefined : data.startsWith(mesDaChave);
        const duvida = dias.size > 1 && dias.has(data) && doMes !== true ? 0.8 : 1;
        const peso = doMes === false ? 0.4 : duvida;
        return indicio(data, termos, {firmeza: firmeza * peso, conferido: doMes && !reparado, reparado});
      }),
  );
}
