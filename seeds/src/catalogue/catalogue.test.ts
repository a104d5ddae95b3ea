import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {
  isValidCelular,
  isValidCnpj,
  isValidCpf,
  isValidEmail,
  ageOn,
  pontosOfCusto,
  cnpjRoot,
  REQUISITOS,
  PREMIO_TYPES,
} from '@clube/domain';
import {CNPJ_OF_NOBODY, CNPJ_RELATORIO, VETERAN_CPF, NEWCOMER_CPF, createCatalogue} from '.';
import {ARTICLES} from './produtos/produtos';

const today = '2026-11-21';
const catalogue = createCatalogue({seed: 'teste', today});
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const unique = (list: readonly string[]) => assert.equal(new Set(list).size, list.length);

describe('catalogo', () => {
  it('is the same for the same seed and day', () => {
    assert.equal(hashOf(createCatalogue({seed: 'teste', today})), hashOf(catalogue));
    assert.notEqual(hashOf(createCatalogue({seed: 'outra', today}).pintores), hashOf(catalogue.pintores));
  });

  it('moves with the day', () => {
    const later = createCatalogue({seed: 'teste', today: '2027-03-01'});
    assert.equal(later.pintores.at(-1)?.cpf, catalogue.pintores.at(-1)?.cpf);
    assert.ok((later.pintores.at(-1)?.criadoEm ?? '') > today);
  });

  it('has the sizes of a real programme', () => {
    const {produtos, premios, redes, revendas, pintores} = catalogue;
    assert.deepEqual(
      [produtos, premios, redes, revendas, pintores].map(list => list.length),
      [120, 60, 6, 40, 300],
    );
  });

  it('numbers products, prizes and codes once', () => {
    unique(catalogue.produtos.map(({codigo}) => codigo));
    unique(catalogue.premios.map(({codigo}) => codigo));
    unique(catalogue.codigosPromocionais.map(({codigo}) => codigo));
    unique(catalogue.produtosRevenda.map(({cnpjRevenda, codigo}) => `${cnpjRevenda}/${codigo}`));
    assert.ok(ARTICLES.every(({nome}) => !catalogue.produtos.some(produto => produto.nome === nome)));
  });

  it('has a prize of every type, both uniform kits, combos in stock, and a plain prize within 6,600 points', () => {
    const {premios} = catalogue;
    assert.deepEqual(
      PREMIO_TYPES.filter(type => !premios.some(premio => premio.tipo === type)),
      [],
    );
    assert.deepEqual(
      premios.filter(({tipo: type}) => type === 'kit').map(({codigo}) => codigo),
      ['184', '185'],
    );
    assert.ok(premios.every(({isCombo, quantidade}) => isCombo === quantidade > 0));
    const plain = premios.filter(({tipo: type, isCombo, ativo}) => type === 'geral' && !isCombo && ativo);
    assert.ok(plain.some(({custo}) => pontosOfCusto(custo) <= 6600));
  });
});

describe('catalogo: people and shops', () => {
  const {pintores, revendas, unregisteredLojas, redes, staff} = catalogue;

  it('gives every shop a valid CNPJ of its own', () => {
    const cnpjs = [...revendas, ...unregisteredLojas].map(({cnpj}) => cnpj);
    unique(cnpjs);
    assert.deepEqual(
      cnpjs.filter(cnpj => !isValidCnpj(cnpj)),
      [],
    );
    assert.ok(!cnpjs.includes(CNPJ_OF_NOBODY));
    assert.ok(revendas.filter(({cnpj}) => /[A-Z]/.test(cnpj)).length >= 3);
  });

  it('has master resellers, special factors, both scoring types, and members in every network', () => {
    assert.ok(revendas.some(({rm}) => rm) && revendas.some(({tipoPontuacao}) => tipoPontuacao === 'Sistema'));
    assert.ok(revendas.every(({fatorPontuacao}) => fatorPontuacao >= 1 && fatorPontuacao <= 10));
    assert.ok(revendas.filter(({fatorPontuacao}) => fatorPontuacao === 1).length > 30);
    assert.deepEqual(
      redes.filter(({nome}) => !revendas.some(({rede}) => rede === nome)),
      [],
    );
  });

  it('has several shops under the root of the reporting login', () => {
    const group = [...revendas, ...unregisteredLojas].filter(({cnpj}) => cnpjRoot(cnpj) === cnpjRoot(CNPJ_RELATORIO));
    assert.equal(group.length, 4);
    assert.ok(revendas.some(({cnpj}) => cnpj === CNPJ_RELATORIO));
  });

  it('gives every painter a valid CPF, e-mail and mobile of an adult', () => {
    const cpfs = pintores.map(({cpf}) => cpf);
    unique(cpfs);
    unique(pintores.map(({email}) => email));
    assert.deepEqual(
      pintores.filter(({cpf}) => !isValidCpf(cpf)),
      [],
    );
    assert.deepEqual(
      pintores.filter(({email}) => !isValidEmail(email)),
      [],
    );
    assert.deepEqual(
      pintores.filter(({celular}) => !isValidCelular(celular)),
      [],
    );
    assert.ok(pintores.every(({dataNascimento, criadoEm}) => ageOn(dataNascimento, criadoEm) >= 18));
    assert.ok(staff.every(({cpf}) => isValidCpf(cpf) && !cpfs.includes(cpf)));
    assert.ok(cpfs.includes(VETERAN_CPF) && cpfs.includes(NEWCOMER_CPF));
  });

  it('lets nobody be brought in by somebody who joined later', () => {
    const joined = new Map(pintores.map(({cpf, criadoEm}) => [cpf, criadoEm]));
    const late = pintores.filter(
      ({indicadoPor, criadoEm}) => indicadoPor && (joined.get(indicadoPor) ?? '9') >= criadoEm,
    );
    assert.deepEqual(late, []);
  });

  it('asks more of every level than of the one below', () => {
    const {niveis} = catalogue;
    niveis.slice(1).forEach((nivel, i) => {
      const below = niveis[i];
      assert.ok(below && nivel.valorPonto > below.valorPonto);
      assert.ok(REQUISITOS.every(requisito => nivel[requisito] || !below[requisito]));
    });
  });
});
