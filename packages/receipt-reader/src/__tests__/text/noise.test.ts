import assert from 'node:assert/strict';
import type {Indicio, Indicios, Pagina} from '../../document/types';
import {lerTexto} from '../../text';
import {comRuido} from './paper';
import {danfe, nfce58, nfce80, portal, sat} from './papers';

const PAPEIS: readonly [nome: string, papel: () => Pagina][] = [
  ['80 mm coupon', nfce80],
  ['58 mm coupon', nfce58],
  ['SAT coupon', sat],
  ['portal page', portal],
  ['DANFE', danfe],
];
const CAMPOS = ['chave', 'modelo', 'serie', 'numero', 'uf', 'cnpj', 'dataEmissao', 'total', 'descontos'] as const;
const CERTEZA = 0.9;

/** Best readings of a noisy page that are not what the clean page says and yet claim to be sure. */
function erradosESeguros(lidos: Indicios, certos: Indicios): string[] {
  const campos = CAMPOS.flatMap(campo => {
    const lido: Indicio<unknown> | undefined = lidos[campo]?.[0];
    const certo: Indicio<unknown> | undefined = certos[campo]?.[0];
    return lido && lido.valor !== certo?.valor && lido.confianca >= CERTEZA ? [`${campo}=${String(lido.valor)}`] : [];
  });
  const figuras = ({qtde, valorUnitario, subTotal}: NonNullable<Indicios['itens']>[number]) =>
    [qtde, valorUnitario, subTotal].join('×');
  const certas = new Set((certos.itens ?? []).map(figuras));
  const itens = (lidos.itens ?? []).filter(item => item.confianca >= CERTEZA && !certas.has(figuras(item)));
  return [...campos, ...itens.map(figuras)];
}

function provar(ruido: Parameters<typeof comRuido>[1], quantas: number): void {
  const falhas = PAPEIS.flatMap(([nome, papel]) => {
    const certos = lerTexto([papel()]);
    return Array.from({length: quantas}, (_, semente) =>
      erradosESeguros(lerTexto([comRuido(papel(), ruido, semente + 1)]), certos).map(
        falha => `${nome} ${semente}: ${falha}`,
      ),
    ).flat();
  });
  assert.deepEqual(falhas, []);
}

describe('words as OCR spoils them', () => {
  it('is never wrong and sure where letters are taken for others', () => {
    provar({trocas: 0.03, perdas: 0, tremor: 0.4, queda: 0}, 25);
  });

  it('is never wrong and sure where much is spoiled or lost', () => {
    provar({trocas: 0.12, perdas: 0.06, tremor: 0.8, queda: 0.01}, 25);
  });

  it('still reads all that is whole on a page that is only askew', () => {
    for (const [nome, papel] of PAPEIS) {
      const [lidos, certos] = [
        lerTexto([comRuido(papel(), {trocas: 0, perdas: 0, tremor: 0.5, queda: 0.012}, 7)]),
        lerTexto([papel()]),
      ];
      for (const campo of CAMPOS)
        assert.equal(lidos[campo]?.[0]?.valor, certos[campo]?.[0]?.valor, `${nome}: ${campo}`);
      assert.deepEqual(
        lidos.itens?.map(({subTotal}) => subTotal),
        certos.itens?.map(({subTotal}) => subTotal),
        nome,
      );
    }
  });

  it('never claims of a picture more than its sums and check digits confirm', () => {
    const lidos = lerTexto([{...nfce80(), fonte: 'ocr'}]);
    const todas = [
      ...CAMPOS.map(campo => lidos[campo]?.[0]?.confianca),
      ...(lidos.itens ?? []).map(({confianca}) => confianca),
    ];
    const dadas = todas.filter(confianca => confianca !== undefined);
    assert.ok(dadas.length > 10);
    assert.ok(dadas.every(confianca => confianca <= 0.9));
    assert.ok((lidos.loja?.[0]?.confianca ?? 1) <= 0.85);
  });
});
