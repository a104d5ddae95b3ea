import type {Embalagem, Grandeza, Medida, Recipiente} from './embalagem.js';

/** `provavel`: a can's name, a number without unit or a lost comma speak for it; `ausente`: one of the two says nothing. */
export type Comparacao = 'igual' | 'provavel' | 'ausente' | 'diferente';

const GRANDEZAS: readonly Grandeza[] = ['volume', 'massa', 'comprimento'];
const PIOR: readonly Comparacao[] = ['diferente', 'ausente', 'provavel', 'igual'];

// Tinted bases come in cans of 3.2 and 0.8 litres, and a bucket holds 16 to 18.
const VOLUME_DO_RECIPIENTE: Readonly<Record<Recipiente, readonly [number, number]>> = {
  galao: [3000, 4000],
  quarto: [700, 1000],
  lata: [14_000, 20_000],
  balde: [14_000, 20_000],
};
const MASSA_DO_BALDE = [14_000, 30_000] as const;

const iguais = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * 0.02;
const semVirgula = (lido: number, certo: number) => [10, 100, 1000].some(vezes => iguais(lido, certo * vezes));
const dentro = (valor: number, [de, ate]: readonly [number, number]) => valor >= de && valor <= ate;

function compararMedida(lida: Embalagem, {grandeza, valor}: Medida): Comparacao {
  const mesmas = lida.medidas.filter(medida => medida.grandeza === grandeza);
  const igual = mesmas.find(medida => iguais(medida.valor, valor));
  if (igual) return igual.adivinhada ? 'provavel' : 'igual';
  if (mesmas.some(medida => semVirgula(medida.valor, valor))) return 'provavel';
  if (mesmas.length > 0) return 'diferente';
  const emUnidades = [valor, valor / 1000, valor / 10, valor / 25.4];
  if (lida.soltos.some(solto => emUnidades.some(unidade => iguais(solto, unidade)))) return 'provavel';
  return porRecipiente(lida.recipiente, grandeza, valor);
}

function porRecipiente(recipiente: Recipiente | undefined, grandeza: Grandeza, valor: number): Comparacao {
  if (!recipiente || grandeza === 'comprimento') return 'ausente';
  const cabe =
    grandeza === 'massa'
      ? (recipiente === 'balde' || recipiente === 'lata') && dentro(valor, MASSA_DO_BALDE)
      : dentro(valor, VOLUME_DO_RECIPIENTE[recipiente]);
  if (cabe) return 'provavel';
  // A tin may be of any size; a gallon and a quarter may not.
  const deUmSoTamanho = grandeza === 'volume' && (recipiente === 'galao' || recipiente === 'quarto');
  return deUmSoTamanho ? 'diferente' : 'ausente';
}

/** Whether the pack that was read is the product's: one measure that contradicts is enough to rule it out. */
export function compararEmbalagens(lida: Embalagem, produto: Embalagem): Comparacao {
  if (produto.medidas.length === 0) return lida.medidas.length === 0 ? 'igual' : 'ausente';
  const sobra = lida.medidas.some(
    ({grandeza, valor, adivinhada}) =>
      !adivinhada &&
      produto.medidas.some(medida => medida.grandeza === grandeza) &&
      !produto.medidas.some(
        medida => medida.grandeza === grandeza && (iguais(medida.valor, valor) || semVirgula(valor, medida.valor)),
      ),
  );
  if (sobra) return 'diferente';
  const comparadas = GRANDEZAS.flatMap(grandeza =>
    produto.medidas.filter(medida => medida.grandeza === grandeza).map(medida => compararMedida(lida, medida)),
  );
  return PIOR.find(pior => comparadas.includes(pior)) ?? 'ausente';
}
