import assert from 'node:assert/strict';
import {completarCnpj, montarChave} from '@clube/domain';
import {indiciosDosCodigos, lerCodigos, type Esforco} from '../../codes';
import type {ImagemCinza} from '../../image/types';
import {chuvisco, cinza, desenhar, fixar, folha} from './drawn-codes';

const PARTES = {uf: 'SP', ano: 2026, mes: 10, cnpj: '11222333000181', serie: 1, numero: 48213, codigoNumerico: 123456};
const CUPOM = montarChave({...PARTES, modelo: '65', tipoEmissao: 9});
const NOTA = montarChave({...PARTES, modelo: '55', tipoEmissao: 1});
const COM_LETRAS = montarChave({...PARTES, cnpj: completarCnpj('12ABC34501DE'), modelo: '55', tipoEmissao: 1});
const SAT = montarChave({...PARTES, modelo: '59'});
const PORTAL = 'https://www.nfce.fazenda.sp.gov.br/qrcode?p=';
const OFFLINE = `${PORTAL}${CUPOM}|2|1|05|160.90|4d6f5a75695536|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;

const ler = (imagem: ImagemCinza, esforco: Esforco = 'rapido') =>
  lerCodigos(imagem, {arquivo: 2, pagina: 3, paraVista: imagem.paraVista}, esforco);

const chaves = async (imagem: ImagemCinza, esforco?: Esforco) =>
  indiciosDosCodigos(await ler(imagem, esforco)).chave?.map(({valor}) => valor);

/** A page with the bars of a text, each module this many pixels wide. */
const comBarras = async (texto: string, modulo: number) => {
  const codigo = await desenhar('Code128', texto, modulo, 70);
  return fixar(folha(1100, 500, [{input: codigo, left: 60, top: 180}]));
};

describe('codes of a page', function () {
  this.timeout(60_000);

  it('reads a tilted QR code, says where it lies and what it says offline', async () => {
    const codigo = await desenhar('QRCode', OFFLINE, 4);
    const reta = await fixar(folha(900, 1200, [{input: codigo, left: 500, top: 800}]));
    const codigos = await ler(await cinza(reta.rotate(20, {background: '#555'})));
    const {chave, total, dataEmissao, marcas} = indiciosDosCodigos(codigos);
    assert.deepEqual(
      chave?.map(({valor, fonte, confianca}) => [valor, fonte, confianca]),
      [[CUPOM, 'qrcode', 0.99]],
    );
    assert.deepEqual([total?.[0]?.valor, dataEmissao?.[0]?.valor], [16090, '2026-10-05']);
    assert.deepEqual(
      marcas?.map(({valor}) => valor),
      ['contingencia'],
    );
    const lugar = chave[0]?.lugar;
    assert.deepEqual([lugar?.arquivo, lugar?.pagina], [2, 3]);
    const [a, b, c] = lugar?.cantos ?? assert.fail();
    assert.ok(a[0] < b[0] && b[1] < c[1] && a[0] > 0.3 && a[1] > 0.5, JSON.stringify(lugar));
  });

  it('reads bars in any direction and is sure when several heights agree', async () => {
    const pagina = await comBarras(NOTA, 3);
    for (const giro of [0, 8, 41, 90, 180, 263]) {
      const codigos = await ler(await cinza((await fixar(pagina.clone())).rotate(giro, {background: '#777'})));
      const [chave] = indiciosDosCodigos(codigos).chave ?? [];
      assert.deepEqual([chave?.valor, chave?.confianca], [NOTA, 0.97], `${giro}°`);
    }
  });

  it('reads bars of a key with letters', async () => {
    const pagina = await comBarras(COM_LETRAS, 2);
    assert.deepEqual(await chaves(await cinza(pagina.rotate(5, {background: '#777'}))), [COM_LETRAS]);
  });

  it('reads bars that run into each other', async () => {
    for (const texto of [NOTA, COM_LETRAS]) {
      const borrada = (await comBarras(texto, 2)).rotate(3, {background: '#777'}).blur(2);
      assert.deepEqual(await chaves(await cinza(borrada)), [texto]);
    }
  });

  it('reads bars hardly wider than a pixel', async () => {
    const fina = (await comBarras(NOTA, 3)).rotate(4, {background: '#777'});
    const {width} = await (await fixar(fina)).metadata();
    assert.deepEqual(await chaves(await cinza((await fixar(fina)).resize({width: Math.round(width * 0.42)}))), [NOTA]);
  });

  it('joins the two bars of a SAT coupon, whichever stands first', async () => {
    const [a, b] = await Promise.all([SAT.slice(0, 22), SAT.slice(22)].map(texto => desenhar('Code128', texto, 3, 60)));
    for (const [acima, abaixo] of [
      [a, b],
      [b, a],
    ]) {
      assert.ok(acima && abaixo);
      const pagina = folha(700, 500, [
        {input: acima, left: 60, top: 40},
        {input: abaixo, left: 60, top: 240},
      ]);
      assert.deepEqual(await chaves(await cinza(pagina)), [SAT]);
    }
    const sozinha = folha(700, 300, [{input: a ?? assert.fail(), left: 60, top: 40}]);
    assert.equal(await chaves(await cinza(sozinha)), undefined);
  });

  it('finds both receipts of one picture, and tells no amount then', async () => {
    const outra = montarChave({...PARTES, numero: 7, modelo: '65', tipoEmissao: 1});
    const pagina = folha(1000, 600, [
      {input: await desenhar('QRCode', OFFLINE, 3), left: 60, top: 60},
      {input: await desenhar('QRCode', `${PORTAL}${outra}|3|2`, 3), left: 600, top: 200},
    ]);
    const {chave, total, marcas} = indiciosDosCodigos(await ler(await cinza(pagina), 'completo'));
    assert.deepEqual(chave?.map(({valor}) => valor).sort(), [CUPOM, outra].sort());
    assert.equal(total, undefined);
    assert.ok(marcas?.some(({valor}) => valor === 'homologacao'));
  });

  it('takes a key that two kinds of code say from both', async () => {
    const pagina = folha(1100, 700, [
      {input: await desenhar('QRCode', `${PORTAL}${CUPOM}|3|1`, 4), left: 60, top: 40},
      {input: await desenhar('Code128', CUPOM, 3, 60), left: 60, top: 420},
    ]);
    const {chave} = indiciosDosCodigos(await ler(await cinza(pagina), 'completo'));
    assert.deepEqual(
      chave?.map(({valor, fonte}) => [valor, fonte]),
      [
        [CUPOM, 'qrcode'],
        [CUPOM, 'codigo_barras'],
      ],
    );
  });

  it('lets other codes go, and keys with a wrong check digit', async () => {
    const errada = NOTA.slice(0, 43) + ((Number(NOTA[43]) + 1) % 10);
    const pagina = folha(1100, 700, [
      {input: await desenhar('QRCode', '00020126360014BR.GOV.BCB.PIX0114+5511999999999', 4), left: 60, top: 40},
      {input: await desenhar('Code128', errada, 3, 60), left: 60, top: 420},
    ]);
    assert.deepEqual(await ler(await cinza(pagina), 'completo'), []);
  });

  it('reads nothing out of noise, nor out of hardly any picture', async () => {
    assert.deepEqual(await ler(chuvisco(640, 480), 'completo'), []);
    for (const [largura, altura] of [
      [1, 1],
      [3, 200],
      [500, 2],
    ] as const)
      assert.deepEqual(await ler(chuvisco(largura, altura), 'completo'), []);
  });

  it('is less sure of bars seen once, least when the issuer is none', () => {
    const lugar = {
      arquivo: 0,
      pagina: 1,
      cantos: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    } as const;
    const estranha = montarChave({...PARTES, cnpj: '11222333000199', modelo: '55', tipoEmissao: 1});
    const confianca = (texto: string, vezes: number) =>
      indiciosDosCodigos([{formato: 'codigo_barras', texto, lugar, vezes}]).chave?.[0]?.confianca;
    assert.deepEqual([confianca(NOTA, 2), confianca(NOTA, 1), confianca(estranha, 1)], [0.97, 0.85, 0.6]);
    const duasPaginas = [1, 2].map(pagina => ({
      formato: 'codigo_barras' as const,
      texto: NOTA,
      lugar: {...lugar, pagina},
    }));
    assert.equal(indiciosDosCodigos(duasPaginas).chave?.[0]?.confianca, 0.97);
    assert.deepEqual(indiciosDosCodigos([]), {});
  });
});
