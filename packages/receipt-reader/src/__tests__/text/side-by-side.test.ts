import assert from 'node:assert/strict';
import {completarCnpj, formatarCnpj, montarChave} from '@clube/domain';
import {juntar} from '../../join';
import {lerTexto, notasNaFolha} from '../../text';
import {cupom} from './paper';

const CNPJ = completarCnpj('112223330001');
const chave = (numero: number) =>
  montarChave({uf: 'SP', ano: 2026, mes: 10, cnpj: CNPJ, modelo: '65', serie: 1, numero, codigoNumerico: 4711});
const linhas = (numero: number, nome: string) => [
  'LOJA DAS CORES LTDA',
  `CNPJ ${formatarCnpj(CNPJ)}`,
  'DANFE NFC-e',
  `54199 ${nome}`,
  '2,00 UN x 10,00                  20,00',
  '10233 THINNER 2750 900ML',
  '1,00 UN x 30,00                  30,00',
  'TOTAL R$                         50,00',
  `NFC-e ${numero} Série 1 20/10/2026 10:11:12`,
  chave(numero).replace(/(.{4})/g, '$1 '),
];
const ladoALado = (a: readonly string[], b: readonly string[]) =>
  cupom(`\n${a.map((linha, i) => linha.padEnd(64) + (b[i] ?? '')).join('\n')}`);

describe('receipts side by side', () => {
  it('reads one of two copies', () => {
    const lidos = lerTexto([ladoALado(linhas(77, 'ESMALTE AZUL'), linhas(77, 'ESMALTE AZUL'))]);
    assert.deepEqual(
      lidos.itens?.map(({codigo, nome, subTotal}) => [codigo, nome, subTotal]),
      [
        ['54199', 'ESMALTE AZUL', 2000],
        ['10233', 'THINNER 2750 900ML', 3000],
      ],
    );
    assert.deepEqual(lidos.loja?.[0]?.valor, 'LOJA DAS CORES LTDA');
    assert.deepEqual(
      lidos.chave?.map(({valor}) => valor),
      [chave(77)],
    );
  });

  it('reads the first of two, and tells the key of the other', () => {
    const lidos = lerTexto([ladoALado(linhas(77, 'ESMALTE AZUL'), linhas(78, 'MASSA CORRIDA'))]);
    assert.deepEqual(
      lidos.itens?.map(({nome}) => nome),
      ['ESMALTE AZUL', 'THINNER 2750 900ML'],
    );
    assert.deepEqual(
      lidos.chave?.map(({valor, confianca}) => [valor, confianca >= 0.9]),
      [
        [chave(77), true],
        [chave(78), true],
      ],
    );
    const lido = juntar([lidos], {hoje: '2026-11-21'});
    assert.deepEqual(lido.avisos[0]?.tipo, 'duas_notas');
    assert.ok(Object.values(lido.campos).every(({certa}) => !certa));
    assert.ok(lido.itens.every(({valoresCertos}) => !valoresCertos));
  });

  it('takes no column of four figures for a key', () => {
    const itens = Array.from({length: 12}, (_, i) => `${i + 101} TINTA AZUL             5102 UN 2,00 10,00 20,00`);
    const lidos = lerTexto([
      cupom(`
LOJA DAS CORES LTDA
DANFE ${chave(77).replace(/(.{4})/g, '$1 ')}
COD DESCRICAO              CFOP UN  QTD UNIT  TOTAL
${itens.join('\n')}
TOTAL R$                                     240,00`),
    ]);
    assert.deepEqual([lidos.itens?.length, lidos.total?.[0]?.valor], [12, 24000]);
  });
});

describe('receipts one above the other', () => {
  const umaSobreOutra = (a: readonly string[], b: readonly string[], fonte?: 'ocr') =>
    cupom(`\n${[...a, '', '', ...b].join('\n')}`, fonte);
  const [AZUL, MASSA] = [linhas(77, 'ESMALTE AZUL'), linhas(78, 'MASSA CORRIDA')];

  it('are told by saying the same things in the same order again', () => {
    const folha = umaSobreOutra(AZUL, MASSA);
    const notas = notasNaFolha(folha);
    assert.deepEqual(
      notas.map(nota => [nota.chave, nota.caixa.y0, nota.caixa.y1]),
      [
        [chave(77), 0, 129.5],
        [chave(78), 129.5, folha.altura],
      ],
      'cut in the middle of the gap',
    );
  });

  it('are one where the second is a copy', () => {
    assert.deepEqual(notasNaFolha(umaSobreOutra(AZUL, AZUL)), []);
    assert.equal(lerTexto([umaSobreOutra(AZUL, AZUL)]).itens?.length, 2);
  });

  it('are not told by what only names another receipt', () => {
    const devolucao = ['', '', 'NF-e referenciada', chave(78).replace(/(.{4})/g, '$1 '), '10,00 20,00 30,00'];
    assert.deepEqual(notasNaFolha(umaSobreOutra(AZUL, devolucao)), []);
    const semCabeca = MASSA.slice(3);
    assert.deepEqual(notasNaFolha(umaSobreOutra(AZUL, semCabeca)), [], 'it begins in the midst of something');
  });

  it('are told in a picture where each carries a code of its own', () => {
    const foto = umaSobreOutra(AZUL, MASSA, 'ocr');
    const codigo = (numero: number, y: number) => ({
      chave: chave(numero),
      caixa: {x0: 300, x1: 350, y0: y, y1: y + 40},
    });
    const achadas = (...codigos: ReturnType<typeof codigo>[]) => notasNaFolha(foto, codigos).map(nota => nota.chave);
    assert.deepEqual(achadas(codigo(77, 70), codigo(78, 200)), [chave(77), chave(78)]);
    assert.deepEqual(achadas(codigo(77, 70)), [], 'print of a picture alone is not enough');
    assert.deepEqual(achadas(codigo(77, 70), codigo(78, 80)), [], 'both beside the first');
    const beira = notasNaFolha(foto, [codigo(77, 70), codigo(78, foto.altura)])[1]?.caixa.y1 ?? 0;
    assert.ok(beira >= foto.altura + 40, 'a code below where the paper seemed to end belongs to it');
  });
});
