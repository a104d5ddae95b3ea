import {ENDERECO, LOGRADOURO} from '../../address';
import {dobradoDe, linhaDe, meioY} from '../../lines/lines';
import {lerCentavos} from '../../numbers';
import {rotulosDaLinha} from '../../labels/labels';
import type {Linha} from '../../types';
import {ancoraDe} from './anchor';
import {sequenciaDe} from '../item-head';
import {colunaDe, palavraDeTitulo} from '../table/columns';
import {lexemas} from '../lexicon';
import {abreComTitulos, semTitulos} from '../headings';

const FIM = ['quantidadeItens', 'total', 'aPagar', 'produtos', 'totalNota', 'pagamento', 'ajustesItem'];

/** A row of headings: several names of columns and no figures. */
function eCabecalho(linha: Linha): boolean {
  const colunas = new Set(
    linha.termos.map(({dobrado}) => colunaDe([dobrado])).filter(coluna => coluna && coluna !== 'outro'),
  );
  if (rotulosDaLinha(linha).some(({nome}) => nome === 'quantidadeItens' || nome === 'pagamento')) return false;
  // `(Código: 123)` beside a description: headings name the codes and hold none.
  if (/\bCOD(IGO)?\W{0,3}\d{2}/.test(dobradoDe(linha.termos))) return false;
  // Headings name figures and hold none.
  if (linha.termos.some(({texto}) => /^\d{2,}$/.test(texto))) return false;
  // An item whose row repeats the headings beside its description is one already.
  const descrita = semTitulos(linha).filter(({dobrado}) => /[A-Z]{3}/.test(dobrado) && !palavraDeTitulo(dobrado));
  if (abreComTitulos(linha) && descrita.length >= 2) return false;
  const palavras = linha.termos.filter(({dobrado}) => /[A-Z]/.test(dobrado));
  return (
    colunas.size >= 2 &&
    !linha.termos.some(({texto}) => /\d[.,]\d{2}/.test(texto)) &&
    palavras.length <= 18 &&
    palavras.filter(({dobrado}) => palavraDeTitulo(dobrado)).length >= palavras.length * 0.5
  );
}

const encerra = (linha: Linha): boolean =>
  rotulosDaLinha(linha).some(({nome, inicio, termos}) => {
    if (inicio > 0 || !FIM.includes(nome)) return false;
    const resto = linha.termos.slice(termos.length);
    // On a page that is laid out in cells it may be the heading of an item's own total.
    if (nome === 'total' && !resto.some(({texto}) => lerCentavos(texto, true))) return false;
    if (nome === 'quantidadeItens') return /^\d{1,3}\W*$/.test(linha.termos.at(-1)?.texto ?? '');
    return nome !== 'pagamento' || resto.length <= 2;
  });

/** A row that tells of the issuer, the customer or the document. */
export const semItem = (linha: Linha): boolean =>
  rotulosDaLinha(linha).some(({nome}) =>
    ['cnpj', 'ie', 'modelo', 'endereco', 'extrato', 'chave', 'destinatario', 'cpf', 'emissao', 'serie'].includes(nome),
  ) || /DANFE|CUPOM|DOCUMENTO|^-+$|^=+$|^\W*((DE )?CONSUMIDOR )?ELETRONICA\W*$/.test(dobradoDe(linha.termos));

/** Figures that broke at the sign of multiplication, made one row. */
function emendarFiguras(linhas: readonly Linha[]): Linha[] {
  const classes = (linha: Linha) =>
    lexemas(linha)
      .map(({classe}) => classe)
      .join('');
  return linhas.reduce<Linha[]>((feitas, linha) => {
    const ultima = feitas.at(-1);
    const quebrou =
      ultima &&
      (/X/.test(dobradoDe(linha.termos.slice(0, 1))) || /^(X|×|\*)$/.test(ultima.termos.at(-1)?.dobrado ?? '')) &&
      !ancoraDe(ultima) &&
      ((/[NI][UW]?X$/.test(classes(ultima)) && /^R?N/.test(classes(linha))) ||
        (/[NI]U$/.test(classes(ultima)) && /^XR?N/.test(classes(linha))));
    return quebrou ? [...feitas.slice(0, -1), linhaDe([...ultima.termos, ...linha.termos])] : [...feitas, linha];
  }, []);
}

export interface Regiao {
  linhas: Linha[];
  /** The row above may be the first item's as well: no heading, number or gap tells. */
  aberta: boolean;
}

/** The rows that may hold items: from the headings, or the first figures, to the first of the totals. */
export function regiaoDosItens(impressas: readonly Linha[]): Regiao {
  const linhas = emendarFiguras(impressas);
  const primeira = linhas.findIndex(linha => !semItem(linha) && ancoraDe(linha));
  if (primeira < 0) return {linhas: [], aberta: false};
  const cabecalho = linhas.slice(0, primeira).findIndex(eCabecalho);
  let inicio = cabecalho + 1;
  while (cabecalho >= 0 && inicio < linhas.length && inicio < cabecalho + 4 && eCabecalhoSegundo(linhas[inicio]))
    inicio++;
  if (cabecalho < 0) {
    inicio = primeira;
    while (
      inicio > 0 &&
      primeira - inicio < Math.min(3, entreItens(linhas, primeira)) &&
      continua(linhas[inicio - 1], linhas[inicio])
    )
      inicio--;
    inicio = Math.min(inicio, primeiroNumerado(linhas, primeira) ?? inicio);
  }
  const resto = linhas.slice(inicio);
  const fim = resto.findIndex(encerra);
  const aberta = cabecalho < 0 && sequenciaDe(linhas[inicio]?.termos[0]) !== 1;
  return {
    linhas: fim < 0 ? resto : resto.slice(0, fim),
    aberta: aberta && continua(linhas[inicio - 1], linhas[inicio]),
  };
}

/** Rows above the first figures that a numbered description may take. */
const ACIMA = 4;

/** The row that the first item's running number opens, where the second's follows its figures. */
function primeiroNumerado(linhas: readonly Linha[], primeira: number): number | undefined {
  const comeca = (linha: Linha | undefined, numero: number) => sequenciaDe(linha?.termos[0]) === numero;
  const de = Math.max(0, primeira - ACIMA);
  const aberta = linhas.slice(de, primeira).findLastIndex(linha => comeca(linha, 1));
  const segunda = linhas.slice(primeira + 1, primeira + 1 + ACIMA).some(linha => comeca(linha, 2));
  const inicio = de + aberta;
  const seguida = linhas.slice(inicio, primeira).every((linha, i) => continua(linha, linhas[inicio + i + 1]));
  return aberta >= 0 && segunda && seguida ? inicio : undefined;
}

/** The most rows that stand between the figures of two items; any number where there is but one. */
function entreItens(linhas: readonly Linha[], primeira: number): number {
  const resto = linhas.slice(primeira);
  const fim = resto.findIndex(encerra);
  const ancoras = (fim < 0 ? resto : resto.slice(0, fim)).flatMap((linha, i) => (ancoraDe(linha) ? [i] : []));
  const vaos = ancoras.slice(1).map((ancora, k) => ancora - (ancoras[k] ?? 0) - 1);
  return vaos.length > 0 ? Math.max(...vaos) : Infinity;
}

/** Whether a row above the first figures may be their description. */
function continua(acima: Linha | undefined, abaixo: Linha | undefined): boolean {
  if (!acima || !abaixo || semItem(acima)) return false;
  const texto = dobradoDe(acima.termos);
  if (ENDERECO.test(texto) || LOGRADOURO.test(texto)) return false;
  return meioY(abaixo.caixa) - meioY(acima.caixa) < Math.max(acima.altura, abaixo.altura) * 2.2;
}

function eCabecalhoSegundo(linha: Linha | undefined): boolean {
  if (!linha || /\d{2}/.test(dobradoDe(linha.termos))) return false;
  const titulos = linha.termos.filter(
    ({dobrado}) =>
      colunaDe([dobrado]) !== undefined ||
      !/[A-Z]/.test(dobrado) ||
      /^(VL|V1|VI|VLR|VLTR|TR|X|R\$?|\(R\$\)|VALOR|ITEM)\W*$/.test(dobrado),
  );
  return titulos.length >= Math.max(1, linha.termos.length * 0.6);
}
