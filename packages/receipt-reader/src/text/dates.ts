import {dataCivilValida} from '@clube/domain';
import {comoDigitos} from './numbers';
import type {Termo} from './types';

export interface DataLida {
  data: string;
  reparado: boolean;
}

const FORMAS: readonly {padrao: RegExp; ordem: 'dma' | 'amd'}[] = [
  {padrao: /^(\d{2})[/.-](\d{2})[/.-](20\d{2})(?!\d)/, ordem: 'dma'},
  {padrao: /^(20\d{2})-(\d{2})-(\d{2})(?!\d)/, ordem: 'amd'},
  {padrao: /^(20\d{2})\/(\d{2})\/(\d{2})(?!\d)/, ordem: 'amd'},
  {padrao: /^(\d{2})[/.-](\d{2})[/.-](\d{2})(?!\d)/, ordem: 'dma'},
  {padrao: /^(\d{1,2})\/(\d{1,2})\/(20\d{2})(?!\d)/, ordem: 'dma'},
];

function achar(texto: string): string | undefined {
  for (const {padrao, ordem} of FORMAS) {
    const partes = padrao.exec(texto);
    if (!partes) continue;
    const [, a = '', b = '', c = ''] = partes;
    const [ano, dia] = ordem === 'dma' ? [c.padStart(4, '20'), a] : [a, c];
    const data = `${ano}-${b.padStart(2, '0')}-${dia.padStart(2, '0')}`;
    if (dataCivilValida(data)) return data;
  }
  return undefined;
}

/** The day that a word begins with: `05/10/2026`, `05/10/26`, `05-10-2026`, `05.10.2026`, `2026-10-05T…`. */
function lerDataDe(texto: string): DataLida | undefined {
  const limpo = texto.replace(/^[^\w]+/, '');
  const direta = achar(limpo);
  if (direta) return {data: direta, reparado: false};
  if (limpo.replace(/\D/g, '').length < 5) return undefined;
  const reparada = achar(comoDigitos(limpo.slice(0, 10)) + limpo.slice(10));
  return reparada ? {data: reparada, reparado: true} : undefined;
}

/** A day of one word, or set with blanks between its parts: `05 / 10 / 2026`. */
export function dataNaFrente(termos: readonly Termo[]): {valor: DataLida; tomados: number} | undefined {
  for (const tomados of [1, 3, 5]) {
    if (tomados > termos.length) break;
    const valor = lerDataDe(
      termos
        .slice(0, tomados)
        .map(({texto}) => texto)
        .join(''),
    );
    if (valor) return {valor, tomados};
  }
  return undefined;
}
