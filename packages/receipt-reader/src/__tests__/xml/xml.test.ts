import assert from 'node:assert/strict';
import type {Indicio, Indicios} from '../../document/types';
import {lerXml, pareceXmlFiscal, XmlRecusado} from '../../xml';
import {cfe, cfeCancelado, CHAVE, CHAVE_NFCE, CHAVE_SAT, CNPJ, evento, nfe, nfeProc, protocolo} from './sample-xml';

const ler = (xml: string): Indicios => lerXml(Buffer.from(xml));
const valores = <T>(indicios: Indicio<T>[] | undefined): T[] => (indicios ?? []).map(({valor}) => valor);
const recusado = (motivo: string) => (erro: unknown) => erro instanceof XmlRecusado && erro.motivo === motivo;

describe('leitura de XML', () => {
  it('says all that an NF-e says', () => {
    const {itens, fonteItens, marcas, ...campos} = ler(nfeProc());
    assert.deepEqual(Object.fromEntries(Object.entries(campos).map(([campo, lidos]) => [campo, lidos[0]?.valor])), {
      chave: CHAVE,
      modelo: '55',
      serie: 1,
      numero: 48213,
      uf: 'SP',
      cidade: 'Ribeirão Preto',
      cnpj: CNPJ,
      loja: 'Casa das Tintas São Jorge',
      dataEmissao: '2026-10-05',
      total: 33100,
      descontos: 121,
      totalProdutos: 33221,
      quantidadeItens: 2,
    });
    assert.deepEqual(itens, [
      {
        codigo: '000027907',
        gtin: '07891234567895',
        nome: 'TINTA ACR&LICA 18L',
        unidade: 'LT',
        qtde: 2,
        valorUnitario: 160.605,
        valorDesconto: 121,
        subTotal: 32000,
        confianca: 1,
      },
      {codigo: 'B7', nome: 'LIXA GRÃO 220', unidade: 'UN', qtde: 5, valorUnitario: 2.2, subTotal: 1100, confianca: 1},
    ]);
    assert.deepEqual([fonteItens, marcas], ['xml', undefined]);
    assert.ok(
      Object.values(campos)
        .flat()
        .every(({fonte}) => fonte === 'xml'),
    );
  });

  it('prefers the name on the front of the shop, and keeps the other', () => {
    assert.deepEqual(valores(ler(nfe()).loja), ['Casa das Tintas São Jorge', 'SAO JORGE COMERCIO DE TINTAS LTDA']);
    for (const nada of ['', '.', 'NAO INFORMADO', 'SEM NOME FANTASIA'])
      assert.deepEqual(valores(ler(nfe().replace(/<xFant>.*<\/xFant>/, `<xFant>${nada}</xFant>`)).loja), [
        'SAO JORGE COMERCIO DE TINTAS LTDA',
      ]);
  });

  it('reads every wrapping and encoding', () => {
    const comPrefixo = nfe()
      .replace(/<(\/?)(?=[A-Za-z])/g, '<$1ns0:')
      .replace('xmlns=', 'xmlns:ns0=');
    const latino = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${nfe()}`, 'latin1');
    const enganado = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${nfe()}`, 'latin1');
    const largo = Buffer.from(`\ufeff${nfe()}`, 'utf16le');
    const semMarca = Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${nfe()}`, 'utf16le');
    const daMemoria = Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${nfe()}`);
    const comentado = Buffer.from(`<!-- sistema -->${nfe()}`);
    const formas: [string, Buffer][] = [
      ['batch of one', Buffer.from(`<enviNFe versao="4.00"><idLote>1</idLote>${nfe()}</enviNFe>`)],
      ['prefixes', Buffer.from(comPrefixo)],
      ['byte order mark', Buffer.from(`\ufeff${nfeProc()}`)],
      ['Latin-1', latino],
      ['UTF-16 without a mark', semMarca],
      ['UTF-8 that a program calls UTF-16', daMemoria],
      ['a comment before it', comentado],
      ['Latin-1 that calls itself UTF-8', enganado],
      ['UTF-16', largo],
      ['soap', Buffer.from(`<soap:Envelope xmlns:soap="s"><soap:Body>${nfe()}</soap:Body></soap:Envelope>`)],
    ];
    for (const [nome, bytes] of formas) {
      assert.ok(pareceXmlFiscal(bytes), nome);
      const lido = lerXml(bytes);
      assert.deepEqual(valores(lido.chave), [CHAVE], nome);
      assert.deepEqual(valores(lido.cidade), ['Ribeirão Preto'], nome);
      assert.equal(lido.itens?.length, 2, nome);
    }
  });

  it('reads an NFC-e and a SAT receipt', () => {
    const nfce = ler(nfe({chave: CHAVE_NFCE, modelo: '65'}));
    assert.deepEqual([valores(nfce.chave), valores(nfce.modelo)], [[CHAVE_NFCE], ['65']]);
    const sat = ler(cfe());
    assert.deepEqual(
      [sat.chave, sat.modelo, sat.serie, sat.numero, sat.dataEmissao, sat.total, sat.descontos].map(
        indicios => indicios?.[0]?.valor,
      ),
      [CHAVE_SAT, '59', 123456789, 4567, '2026-10-05', 1850, 150],
    );
    assert.deepEqual(
      sat.itens?.map(({qtde, valorUnitario, valorDesconto, subTotal}) => [
        qtde,
        valorUnitario,
        valorDesconto,
        subTotal,
      ]),
      [[2, 10, 150, 1850]],
    );
  });

  it('takes the day as the issuer wrote it, whatever the hour and zone', () => {
    for (const emissao of [
      '<dEmi>2026-10-05</dEmi>',
      '<dhEmi>2026-10-05T00:00:01-02:00</dhEmi>',
      '<dhEmi>2026-10-05T23:59:59Z</dhEmi>',
    ])
      assert.deepEqual(valores(ler(nfe({emissao})).dataEmissao), ['2026-10-05']);
    assert.equal(ler(nfe({emissao: '<dhEmi>2026-02-30T10:00:00-03:00</dhEmi>'})).dataEmissao, undefined);
  });

  it('leaves out a key that is wrong and trusts less where two are named', () => {
    const errada = CHAVE.slice(0, -1) + ((Number(CHAVE.at(-1)) + 1) % 10);
    assert.equal(ler(nfe({chave: errada})).chave, undefined);
    const duas = ler(nfeProc(nfe(), protocolo(100, CHAVE_NFCE))).chave;
    assert.deepEqual(
      duas?.map(({valor, confianca}) => [valor, confianca]),
      [
        [CHAVE, 0.5],
        [CHAVE_NFCE, 0.5],
      ],
    );
  });

  it('invents nothing where values are missing or make no sense', () => {
    const lido = ler(
      nfe({
        total: '<total><ICMSTot><vNF>-5</vNF><vDesc>abc</vDesc></ICMSTot></total>',
        itens: '<det><prod><vProd>1e9</vProd></prod></det>',
        emissao: '',
      }),
    );
    assert.deepEqual([lido.total, lido.descontos, lido.dataEmissao], [undefined, undefined, undefined]);
    assert.deepEqual(lido.itens, [{confianca: 1}]);
  });

  it('leaves out parts of a kit that do not count in the total', () => {
    const itens =
      '<det><prod><cProd>1</cProd><vProd>5.00</vProd><indTot>1</indTot></prod></det><det><prod><cProd>2</cProd><vProd>3.00</vProd><indTot>0</indTot></prod></det>';
    assert.deepEqual(
      ler(nfe({itens})).itens?.map(({codigo}) => codigo),
      ['1'],
    );
  });

  describe('marks', () => {
    const marcas = (xml: string) => valores(ler(xml).marcas);

    it('the test environment', () => {
      assert.deepEqual(marcas(nfe({ambiente: 2})), ['homologacao']);
    });

    it('what was cancelled, or never allowed', () => {
      for (const situacao of [101, 151, 155, 110, 302])
        assert.deepEqual(marcas(nfeProc(nfe(), protocolo(situacao))), ['cancelada']);
      assert.deepEqual(marcas(nfeProc(nfe(), protocolo(100) + evento(110111, 135))), ['cancelada']);
      assert.deepEqual(marcas(nfeProc(nfe(), protocolo(100) + evento(110112, 155))), ['cancelada']);
      assert.deepEqual(marcas(cfeCancelado()), ['cancelada']);
      assert.deepEqual(valores(ler(cfeCancelado()).chave), [CHAVE_SAT]);
    });

    it('not what was only corrected, or of another receipt, or refused', () => {
      assert.deepEqual(marcas(nfeProc(nfe(), protocolo(100) + evento(110110, 135))), []);
      assert.deepEqual(marcas(nfeProc(nfe(), protocolo(100) + evento(110111, 135, CHAVE_NFCE))), []);
      assert.deepEqual(marcas(nfeProc(nfe(), protocolo(100) + evento(110111, 573))), []);
    });

    it('a cancellation that comes alone', () => {
      assert.ok(pareceXmlFiscal(Buffer.from(evento(110111, 135))));
      const {chave, marcas: lidas, ...resto} = ler(evento(110111, 135));
      assert.deepEqual([valores(chave), valores(lidas), resto], [[CHAVE], ['cancelada'], {}]);
    });

    it('what was issued without the tax office and not allowed since', () => {
      assert.deepEqual(marcas(nfe({tipoEmissao: 9})), ['contingencia']);
      assert.deepEqual(marcas(nfeProc(nfe({tipoEmissao: 9}), protocolo(150))), []);
    });
  });

  describe('refuses', () => {
    it('what is no fiscal XML, whatever it is called', () => {
      for (const texto of [
        '',
        'nota',
        '{"infNFe": 1}',
        '<html><body>infNFe</body></html>',
        '%PDF-1.7 <infNFe Id="1">',
        '<svg/>',
      ])
        assert.equal(pareceXmlFiscal(Buffer.from(texto)), false, texto);
      assert.throws(() => ler('<nota><valor>1</valor></nota>'), recusado('nao_fiscal'));
      assert.throws(() => ler(nfe({modelo: '57'})), recusado('nao_fiscal'));
    });

    it('a batch of several', () => {
      assert.throws(() => ler(`<enviNFe>${nfe()}${nfe({chave: CHAVE_NFCE})}</enviNFe>`), recusado('varias_notas'));
    });

    it('what is cut off or goes on behind its end', () => {
      const inteiro = nfeProc();
      for (const fracao of [0.2, 0.5, 0.9, 0.999])
        assert.throws(() => ler(inteiro.slice(0, Math.floor(inteiro.length * fracao))), recusado('ilegivel'));
      assert.throws(() => ler(`${inteiro}<outra/>`), recusado('ilegivel'));
      assert.throws(() => ler(`${inteiro}\0\0`), recusado('ilegivel'));
    });

    it('document types and entities, without expanding one', () => {
      const niveis = Array.from({length: 20}, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
      const bomba = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${niveis}]>${nfe().replace('LIXA', '&l20;')}`;
      const fora = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${nfe().replace('LIXA', '&f;')}`;
      for (const xml of [bomba, fora]) {
        assert.equal(pareceXmlFiscal(Buffer.from(xml)), false);
        assert.throws(() => ler(xml), recusado('ilegivel'));
      }
      assert.deepEqual(ler(nfe().replace('LIXA', '&l20;')).itens?.[1]?.nome, '&l20; GRÃO 220');
    });

    it('what is nested too deep or too large, at once', () => {
      const inicio = performance.now();
      assert.throws(
        () => ler(`<infNFe>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</infNFe>`),
        recusado('ilegivel'),
      );
      assert.throws(() => ler(nfe({itens: `<x>${' '.repeat(6_000_000)}</x>`})), recusado('grande_demais'));
      assert.throws(() => ler(`<infNFe ${'a="1" '.repeat(10)}${'b'.repeat(4_000_000)}>`), recusado('ilegivel'));
      assert.ok(performance.now() - inicio < 5000);
    });

    it('to let names of a file change anything else', () => {
      const com = (nome: string) =>
        nfe({itens: `<det><prod><${nome}><cProd>x</cProd></${nome}><cProd>7</cProd></prod></det>`});
      assert.throws(() => ler(com('__proto__')), recusado('ilegivel'));
      assert.deepEqual(
        ler(com('toString')).itens?.map(({codigo}) => codigo),
        ['7'],
      );
      assert.equal(({} as {cProd?: string}).cProd, undefined);
    });
  });

  it('reads no more lines than a receipt can have', () => {
    const itens = '<det><prod><cProd>1</cProd></prod></det>'.repeat(5000);
    assert.equal(ler(nfe({itens})).itens?.length, 990);
  });
});
