import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {
  celularValido,
  cnpjValido,
  cpfValido,
  emailValido,
  idade,
  pontosDeCusto,
  raizCnpj,
  REQUISITOS,
  TIPOS_PREMIO,
} from '@clube/domain';
import {CNPJ_DE_NINGUEM, CNPJ_RELATORIO, CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, createCatalogo} from '.';
import {ARTIGOS} from './produtos';

const hoje = '2026-11-21';
const catalogo = createCatalogo({seed: 'teste', hoje});
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const unique = (list: readonly string[]) => assert.equal(new Set(list).size, list.length);

describe('catalogo', () => {
  it('is the same for the same seed and day', () => {
    assert.equal(hashOf(createCatalogo({seed: 'teste', hoje})), hashOf(catalogo));
    assert.notEqual(hashOf(createCatalogo({seed: 'outra', hoje}).pintores), hashOf(catalogo.pintores));
  });

  it('moves with the day', () => {
    const later = createCatalogo({seed: 'teste', hoje: '2027-03-01'});
    assert.equal(later.pintores.at(-1)?.cpf, catalogo.pintores.at(-1)?.cpf);
    assert.ok((later.pintores.at(-1)?.criadoEm ?? '') > hoje);
  });

  it('has the sizes of a real programme', () => {
    const {produtos, premios, redes, revendas, pintores} = catalogo;
    assert.deepEqual(
      [produtos, premios, redes, revendas, pintores].map(list => list.length),
      [120, 60, 6, 40, 300],
    );
  });

  it('numbers products, prizes and codes once', () => {
    unique(catalogo.produtos.map(({codigo}) => codigo));
    unique(catalogo.premios.map(({codigo}) => codigo));
    unique(catalogo.codigosPromocionais.map(({codigo}) => codigo));
    unique(catalogo.produtosRevenda.map(({cnpjRevenda, codigo}) => `${cnpjRevenda}/${codigo}`));
    assert.ok(ARTIGOS.every(({nome}) => !catalogo.produtos.some(produto => produto.nome === nome)));
  });

  it('has a prize of every type, both uniform kits, combos in stock, and a plain prize within 6,600 points', () => {
    const {premios} = catalogo;
    assert.deepEqual(
      TIPOS_PREMIO.filter(tipo => !premios.some(premio => premio.tipo === tipo)),
      [],
    );
    assert.deepEqual(
      premios.filter(({tipo}) => tipo === 'kit').map(({codigo}) => codigo),
      ['184', '185'],
    );
    assert.ok(premios.every(({isCombo, quantidade}) => isCombo === quantidade > 0));
    const plain = premios.filter(({tipo, isCombo, ativo}) => tipo === 'geral' && !isCombo && ativo);
    assert.ok(plain.some(({custo}) => pontosDeCusto(custo) <= 6600));
  });
});

describe('catalogo: people and shops', () => {
  const {pintores, revendas, lojasAvulsas, redes, equipe} = catalogo;

  it('gives every shop a valid CNPJ of its own', () => {
    const cnpjs = [...revendas, ...lojasAvulsas].map(({cnpj}) => cnpj);
    unique(cnpjs);
    assert.deepEqual(
      cnpjs.filter(cnpj => !cnpjValido(cnpj)),
      [],
    );
    assert.ok(!cnpjs.includes(CNPJ_DE_NINGUEM));
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
    const grupo = [...revendas, ...lojasAvulsas].filter(({cnpj}) => raizCnpj(cnpj) === raizCnpj(CNPJ_RELATORIO));
    assert.equal(grupo.length, 4);
    assert.ok(revendas.some(({cnpj}) => cnpj === CNPJ_RELATORIO));
  });

  it('gives every painter a valid CPF, e-mail and mobile of an adult', () => {
    const cpfs = pintores.map(({cpf}) => cpf);
    unique(cpfs);
    unique(pintores.map(({email}) => email));
    assert.deepEqual(
      pintores.filter(({cpf}) => !cpfValido(cpf)),
      [],
    );
    assert.deepEqual(
      pintores.filter(({email}) => !emailValido(email)),
      [],
    );
    assert.deepEqual(
      pintores.filter(({celular}) => !celularValido(celular)),
      [],
    );
    assert.ok(pintores.every(({dataNascimento, criadoEm}) => idade(dataNascimento, criadoEm) >= 18));
    assert.ok(equipe.every(({cpf}) => cpfValido(cpf) && !cpfs.includes(cpf)));
    assert.ok(cpfs.includes(CPF_PINTOR_ANTIGO) && cpfs.includes(CPF_PINTOR_NOVO));
  });

  it('lets nobody be brought in by somebody who joined later', () => {
    const joined = new Map(pintores.map(({cpf, criadoEm}) => [cpf, criadoEm]));
    const late = pintores.filter(
      ({indicadoPor, criadoEm}) => indicadoPor && (joined.get(indicadoPor) ?? '9') >= criadoEm,
    );
    assert.deepEqual(late, []);
  });

  it('asks more of every level than of the one below', () => {
    const {niveis} = catalogo;
    niveis.slice(1).forEach((nivel, i) => {
      const below = niveis[i];
      assert.ok(below && nivel.valorPonto > below.valorPonto);
      assert.ok(REQUISITOS.every(requisito => nivel[requisito] || !below[requisito]));
    });
  });
});
