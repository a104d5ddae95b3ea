import assert from 'node:assert/strict';
import type {Clue, Evidence} from '../../document/types';
import {readXml, looksLikeFiscalXml, XmlRefused} from '../../xml';
import {cfe, cancelledCfe, SAMPLE_KEY, NFCE_KEY, SAT_KEY, CNPJ, event, nfe, nfeProc, protocol} from './sample-xml';

const read = (xml: string): Evidence => readXml(Buffer.from(xml));
const values = <T>(clues: Clue<T>[] | undefined): T[] => (clues ?? []).map(({value}) => value);
const refused = (reason: string) => (error: unknown) => error instanceof XmlRefused && error.reason === reason;

describe('leitura de XML', () => {
  it('says all that an NF-e says', () => {
    const {itens, fonteItens, marcas: marks, ...fields} = read(nfeProc());
    assert.deepEqual(
      Object.fromEntries(Object.entries(fields).map(([field, readings]) => [field, readings[0]?.value])),
      {
        chave: SAMPLE_KEY,
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
      },
    );
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
    assert.deepEqual([fonteItens, marks], ['xml', undefined]);
    assert.ok(
      Object.values(fields)
        .flat()
        .every(({source}) => source === 'xml'),
    );
  });

  it('prefers the name on the front of the shop, and keeps the other', () => {
    assert.deepEqual(values(read(nfe()).loja), ['Casa das Tintas São Jorge', 'SAO JORGE COMERCIO DE TINTAS LTDA']);
    for (const none of ['', '.', 'NAO INFORMADO', 'SEM NOME FANTASIA'])
      assert.deepEqual(values(read(nfe().replace(/<xFant>.*<\/xFant>/, `<xFant>${none}</xFant>`)).loja), [
        'SAO JORGE COMERCIO DE TINTAS LTDA',
      ]);
  });

  it('reads every wrapping and encoding', () => {
    const withPrefix = nfe()
      .replace(/<(\/?)(?=[A-Za-z])/g, '<$1ns0:')
      .replace('xmlns=', 'xmlns:ns0=');
    const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${nfe()}`, 'latin1');
    const mistaken = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${nfe()}`, 'latin1');
    const wide = Buffer.from(`\ufeff${nfe()}`, 'utf16le');
    const withoutMark = Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${nfe()}`, 'utf16le');
    const fromMemory = Buffer.from(`<?xml version="1.0" encoding="utf-16"?>${nfe()}`);
    const commented = Buffer.from(`<!-- sistema -->${nfe()}`);
    const shapes: [string, Buffer][] = [
      ['batch of one', Buffer.from(`<enviNFe versao="4.00"><idLote>1</idLote>${nfe()}</enviNFe>`)],
      ['prefixes', Buffer.from(withPrefix)],
      ['byte order mark', Buffer.from(`\ufeff${nfeProc()}`)],
      ['Latin-1', latin],
      ['UTF-16 without a mark', withoutMark],
      ['UTF-8 that a program calls UTF-16', fromMemory],
      ['a comment before it', commented],
      ['Latin-1 that calls itself UTF-8', mistaken],
      ['UTF-16', wide],
      ['soap', Buffer.from(`<soap:Envelope xmlns:soap="s"><soap:Body>${nfe()}</soap:Body></soap:Envelope>`)],
    ];
    for (const [nome, bytes] of shapes) {
      assert.ok(looksLikeFiscalXml(bytes), nome);
      const reading = readXml(bytes);
      assert.deepEqual(values(reading.chave), [SAMPLE_KEY], nome);
      assert.deepEqual(values(reading.cidade), ['Ribeirão Preto'], nome);
      assert.equal(reading.itens?.length, 2, nome);
    }
  });

  it('reads an NFC-e and a SAT receipt', () => {
    const nfce = read(nfe({chave: NFCE_KEY, modelo: '65'}));
    assert.deepEqual([values(nfce.chave), values(nfce.modelo)], [[NFCE_KEY], ['65']]);
    const sat = read(cfe());
    assert.deepEqual(
      [sat.chave, sat.modelo, sat.serie, sat.numero, sat.dataEmissao, sat.total, sat.descontos].map(
        clues => clues?.[0]?.value,
      ),
      [SAT_KEY, '59', 123456789, 4567, '2026-10-05', 1850, 150],
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
    for (const issueType of [
      '<dEmi>2026-10-05</dEmi>',
      '<dhEmi>2026-10-05T00:00:01-02:00</dhEmi>',
      '<dhEmi>2026-10-05T23:59:59Z</dhEmi>',
    ])
      assert.deepEqual(values(read(nfe({emissao: issueType})).dataEmissao), ['2026-10-05']);
    assert.equal(read(nfe({emissao: '<dhEmi>2026-02-30T10:00:00-03:00</dhEmi>'})).dataEmissao, undefined);
  });

  it('leaves out a key that is wrong and trusts less where two are named', () => {
    const wrong = SAMPLE_KEY.slice(0, -1) + ((Number(SAMPLE_KEY.at(-1)) + 1) % 10);
    assert.equal(read(nfe({chave: wrong})).chave, undefined);
    const two = read(nfeProc(nfe(), protocol(100, NFCE_KEY))).chave;
    assert.deepEqual(
      two?.map(({value, confidence}) => [value, confidence]),
      [
        [SAMPLE_KEY, 0.5],
        [NFCE_KEY, 0.5],
      ],
    );
  });

  it('invents nothing where values are missing or make no sense', () => {
    const reading = read(
      nfe({
        total: '<total><ICMSTot><vNF>-5</vNF><vDesc>abc</vDesc></ICMSTot></total>',
        itens: '<det><prod><vProd>1e9</vProd></prod></det>',
        emissao: '',
      }),
    );
    assert.deepEqual([reading.total, reading.descontos, reading.dataEmissao], [undefined, undefined, undefined]);
    assert.deepEqual(reading.itens, [{confianca: 1}]);
  });

  it('leaves out parts of a kit that do not count in the total', () => {
    const itens =
      '<det><prod><cProd>1</cProd><vProd>5.00</vProd><indTot>1</indTot></prod></det><det><prod><cProd>2</cProd><vProd>3.00</vProd><indTot>0</indTot></prod></det>';
    assert.deepEqual(
      read(nfe({itens})).itens?.map(({codigo}) => codigo),
      ['1'],
    );
  });

  describe('marks', () => {
    const marks = (xml: string) => values(read(xml).marcas);

    it('the test environment', () => {
      assert.deepEqual(marks(nfe({environment: 2})), ['homologacao']);
    });

    it('what was cancelled, or never allowed', () => {
      for (const status of [101, 151, 155, 110, 302])
        assert.deepEqual(marks(nfeProc(nfe(), protocol(status))), ['cancelada']);
      assert.deepEqual(marks(nfeProc(nfe(), protocol(100) + event(110111, 135))), ['cancelada']);
      assert.deepEqual(marks(nfeProc(nfe(), protocol(100) + event(110112, 155))), ['cancelada']);
      assert.deepEqual(marks(cancelledCfe()), ['cancelada']);
      assert.deepEqual(values(read(cancelledCfe()).chave), [SAT_KEY]);
    });

    it('not what was only corrected, or of another receipt, or refused', () => {
      assert.deepEqual(marks(nfeProc(nfe(), protocol(100) + event(110110, 135))), []);
      assert.deepEqual(marks(nfeProc(nfe(), protocol(100) + event(110111, 135, NFCE_KEY))), []);
      assert.deepEqual(marks(nfeProc(nfe(), protocol(100) + event(110111, 573))), []);
    });

    it('a cancellation that comes alone', () => {
      assert.ok(looksLikeFiscalXml(Buffer.from(event(110111, 135))));
      const {chave, marcas: readings, ...rest} = read(event(110111, 135));
      assert.deepEqual([values(chave), values(readings), rest], [[SAMPLE_KEY], ['cancelada'], {}]);
    });

    it('what was issued without the tax office and not allowed since', () => {
      assert.deepEqual(marks(nfe({tipoEmissao: 9})), ['contingencia']);
      assert.deepEqual(marks(nfeProc(nfe({tipoEmissao: 9}), protocol(150))), []);
    });
  });

  describe('refuses', () => {
    it('what is no fiscal XML, whatever it is called', () => {
      for (const text of [
        '',
        'nota',
        '{"infNFe": 1}',
        '<html><body>infNFe</body></html>',
        '%PDF-1.7 <infNFe Id="1">',
        '<svg/>',
      ])
        assert.equal(looksLikeFiscalXml(Buffer.from(text)), false, text);
      assert.throws(() => read('<nota><valor>1</valor></nota>'), refused('nao_fiscal'));
      assert.throws(() => read(nfe({modelo: '57'})), refused('nao_fiscal'));
    });

    it('a batch of several', () => {
      assert.throws(() => read(`<enviNFe>${nfe()}${nfe({chave: NFCE_KEY})}</enviNFe>`), refused('varias_notas'));
    });

    it('what is cut off or goes on behind its end', () => {
      const whole = nfeProc();
      for (const fraction of [0.2, 0.5, 0.9, 0.999])
        assert.throws(() => read(whole.slice(0, Math.floor(whole.length * fraction))), refused('ilegivel'));
      assert.throws(() => read(`${whole}<outra/>`), refused('ilegivel'));
      assert.throws(() => read(`${whole}\0\0`), refused('ilegivel'));
    });

    it('document types and entities, without expanding one', () => {
      const levels = Array.from({length: 20}, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
      const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${levels}]>${nfe().replace('LIXA', '&l20;')}`;
      const outside = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${nfe().replace('LIXA', '&f;')}`;
      for (const xml of [bomb, outside]) {
        assert.equal(looksLikeFiscalXml(Buffer.from(xml)), false);
        assert.throws(() => read(xml), refused('ilegivel'));
      }
      assert.deepEqual(read(nfe().replace('LIXA', '&l20;')).itens?.[1]?.nome, '&l20; GRÃO 220');
    });

    it('what is nested too deep or too large', () => {
      assert.throws(
        () => read(`<infNFe>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</infNFe>`),
        refused('ilegivel'),
      );
      assert.throws(() => read(nfe({itens: `<x>${' '.repeat(6_000_000)}</x>`})), refused('grande_demais'));
      assert.throws(() => read(`<infNFe ${'a="1" '.repeat(10)}${'b'.repeat(4_000_000)}>`), refused('ilegivel'));
    });

    it('to let names of a file change anything else', () => {
      const withName = (nome: string) =>
        nfe({itens: `<det><prod><${nome}><cProd>x</cProd></${nome}><cProd>7</cProd></prod></det>`});
      assert.throws(() => read(withName('__proto__')), refused('ilegivel'));
      assert.deepEqual(
        read(withName('toString')).itens?.map(({codigo}) => codigo),
        ['7'],
      );
      assert.equal(({} as {cProd?: string}).cProd, undefined);
    });
  });

  it('reads no more lines than a receipt can have', () => {
    const itens = '<det><prod><cProd>1</cProd></prod></det>'.repeat(5000);
    assert.equal(read(nfe({itens})).itens?.length, 990);
  });
});
