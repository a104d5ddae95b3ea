import assert from 'node:assert/strict';
import {escolherProduto, type CandidatoProduto, type Casamento} from '@clube/domain';
import {createAleatorio, type Aleatorio} from '../aleatorio';
import {plainCapitals} from '../documentos/format';
import {createCatalogo} from './index';
import {ARTIGOS} from './produtos';
import type {ProdutoRevenda} from './types';

const {produtos, produtosRevenda} = createCatalogo({seed: 'casamento', hoje: '2026-09-15'});
const CATALOGO: readonly CandidatoProduto[] = produtos.map(({codigo, nome, valorPontos, valorUnitario}) => ({
  codigo,
  nome,
  valorPontos,
  valorUnitario: valorUnitario / 100,
  via: 'descricao',
}));
const NOMES = [...new Map(produtosRevenda.map(produto => [produto.codigoPadrao, produto])).values()];

interface Medida {
  primeiro: number;
  entreTres: number;
  certas: number;
  erradasECertas: string[];
}

/** Matches what each shop calls each product, as `ler` says it was read, by description alone. */
function medir(lidas: readonly ProdutoRevenda[], ler: (nome: string) => string): Medida {
  const medida: Medida = {primeiro: 0, entreTres: 0, certas: 0, erradasECertas: []};
  for (const {nome, codigoPadrao, valorUnitario} of lidas) {
    const lido = ler(nome);
    const {produto, sugestoes} = escolherProduto({nome: lido, valorUnitario: valorUnitario / 100}, CATALOGO);
    const tres = [...(produto ? [produto] : []), ...sugestoes].slice(0, 3);
    medida.primeiro += Number(produto?.codigo === codigoPadrao) / lidas.length;
    medida.entreTres += Number(tres.some(({codigo}) => codigo === codigoPadrao)) / lidas.length;
    medida.certas += Number(produto?.certa ?? false) / lidas.length;
    if (produto?.certa && produto.codigo !== codigoPadrao) medida.erradasECertas.push(`${lido} → ${produto.nome}`);
  }
  return medida;
}

const TROCAS: Readonly<Record<string, string>> = {O: '0', I: '1', L: 'I', S: '5', B: '8', A: '4', '0': 'O', '8': 'B'};

/** A letter in twenty is lost, misread or followed by a blank. */
const malLida = (random: Aleatorio) => (nome: string) =>
  [...nome]
    .map(letra => {
      if (random.chance(0.02)) return '';
      if (random.chance(0.03)) return TROCAS[letra] ?? letra;
      return random.chance(0.01) ? `${letra} ` : letra;
    })
    .join('');

describe('products that shops’ own descriptions mean', () => {
  it('are all found with certainty where the description was read whole', () => {
    const {primeiro, certas, erradasECertas} = medir(NOMES, nome => nome);
    assert.deepEqual(erradasECertas, []);
    assert.ok(primeiro > 0.999, `first: ${primeiro}`);
    assert.ok(certas > 0.99, `certain: ${certas}`);
  });

  it('are mostly found, and never wrongly certain, where it was misread or cut off', () => {
    for (let i = 0; i < 4; i++) {
      const {primeiro, entreTres, erradasECertas} = medir(NOMES, malLida(createAleatorio(`ocr-${i}`)));
      assert.deepEqual(erradasECertas, []);
      assert.ok(primeiro > 0.8 && entreTres > 0.93, `first ${primeiro}, among three ${entreTres}`);
    }
    const {entreTres, erradasECertas} = medir(NOMES, nome => nome.slice(0, 28));
    assert.deepEqual(erradasECertas, []);
    assert.ok(entreTres > 0.85, `among three ${entreTres}`);
  });

  it('are none where the article is not of the programme', () => {
    for (const {nome, valorUnitario} of ARTIGOS) {
      const casado: Casamento = escolherProduto(
        {nome: plainCapitals(nome), valorUnitario: valorUnitario / 100},
        CATALOGO,
      );
      assert.equal(casado.produto, null, nome);
    }
  });
});
