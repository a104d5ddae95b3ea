import assert from 'node:assert/strict';
import type {NotaCrop} from '@clube/domain';
import type {DocumentReading} from '../../document/types';
import {readDocument} from '../../read-document';
import {keyOf} from '../keys';
import {rawPdf} from '../pdf/raw-pdf';
import {sheetWith, type DrawnCoupon} from './pdf-coupons';

const BLUE = {
  numero: 77,
  itens: [
    ['ESMALTE AZUL 900ML', 4590],
    ['ROLO DE LA 23CM', 1990],
  ] as const,
};
const WHITE = {
  numero: 78,
  itens: [
    ['MASSA CORRIDA 25KG', 8990],
    ['TINTA BRANCA 18L', 38990],
    ['LIXA 120', 250],
  ] as const,
};
const VERDE = {
  numero: 79,
  itens: [
    ['VERNIZ VERDE 3,6L', 12990],
    ['TRINCHA 2', 1490],
  ] as const,
};
const [LEFT, RIGHT] = [
  {x: 40, y: 40},
  {x: 320, y: 40},
];
const BELOW = {x: 40, y: 430};

describe('receipts that share a page of a PDF', function () {
  this.timeout(60_000);

  async function read(coupons: readonly DrawnCoupon[], crop?: NotaCrop): Promise<DocumentReading> {
    const bytes = rawPdf([await sheetWith(...coupons)]);
    const file = {content: async () => bytes, mime: 'application/pdf', ...(crop && {crop})};
    return readDocument([file], {today: '2026-11-21'});
  }
  const partsOf = ({avisos: notices}: DocumentReading) => notices.find(({tipo: kind}) => kind === 'duas_notas')?.partes;
  const summary = ({chave, total, itens, certa}: DocumentReading) => [chave, total, itens.map(({nome}) => nome), certa];
  const whole = ({numero, itens}: Pick<DrawnCoupon, 'numero' | 'itens'>) => [
    keyOf(numero),
    itens.reduce((sum, [, price]) => sum + price, 0),
    itens.map(([nome]) => nome),
    true,
  ];

  /** Reads each of the parts that the notice suggests. */
  async function readParts(coupons: readonly DrawnCoupon[]): Promise<DocumentReading[]> {
    const parts = partsOf(await read(coupons)) ?? assert.fail('no parts');
    const readings: DocumentReading[] = [];
    for (const places of parts) {
      assert.equal(places.length, 1);
      readings.push(await read(coupons, {paginas: [1], cantos: places[0]!.cantos}));
    }
    return readings;
  }

  const cases: [string, DrawnCoupon[]][] = [
    [
      'side by side',
      [
        {...BLUE, ...LEFT},
        {...WHITE, ...RIGHT},
      ],
    ],
    [
      'one above the other',
      [
        {...BLUE, ...LEFT},
        {...WHITE, ...BELOW},
      ],
    ],
    [
      'four to a page',
      [
        {...BLUE, ...LEFT},
        {...WHITE, ...BELOW},
        {...VERDE, ...RIGHT},
        {...BLUE, numero: 80, x: 320, y: 430},
      ],
    ],
    [
      'side by side, without a code',
      [
        {...BLUE, ...LEFT, withoutQrCode: true},
        {...WHITE, ...RIGHT, withoutQrCode: true},
      ],
    ],
  ];
  for (const [como, coupons] of cases)
    it(`finds them ${como}, and reads each by itself`, async () => {
      const junta = await read(coupons);
      assert.equal(partsOf(junta)?.length, coupons.length);
      assert.deepEqual([junta.certa, Object.values(junta.campos).some(({certa}) => certa)], [false, false]);
      assert.deepEqual(
        junta.itens.map(({nome}) => nome),
        coupons[0]!.itens.map(([nome]) => nome),
      );
      const readings = await readParts(coupons);
      assert.deepEqual(readings.map(summary), coupons.map(whole));
      assert.ok(readings.every(reading => partsOf(reading) === undefined));
    });

  it('reads copies as one receipt, beside or below one another', async () => {
    for (const place of [RIGHT, BELOW]) {
      const reading = await read([
        {...BLUE, ...LEFT},
        {...BLUE, ...place},
      ]);
      assert.deepEqual([summary(reading), reading.avisos], [whole(BLUE), []]);
    }
  });

  it('keeps the copies of one together beside another', async () => {
    const coupons = [
      {...BLUE, ...LEFT},
      {...BLUE, ...BELOW},
      {...WHITE, ...RIGHT},
    ];
    assert.deepEqual((await readParts(coupons)).map(summary), [whole(BLUE), whole(WHITE)]);
  });

  it('finds them again inside an area, where what is around belongs to others', async () => {
    const [, coupons] = cases[2] ?? assert.fail('no such case');
    const corners = [
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
    ] as const;
    const column = await read(coupons, {paginas: [1], cantos: corners});
    const areas = (partsOf(column) ?? []).map(([place]) => place!.cantos);
    assert.deepEqual(
      areas.map(([a, , c]) => [a[0], c[0]]),
      [
        [0, 0.5],
        [0, 0.5],
      ],
    );
    assert.deepEqual([areas[0]![0][1], areas[1]![2][1]], [0, 1], 'nothing of it is left out');
    const below = await read(coupons, {paginas: [1], cantos: areas[1]!});
    assert.deepEqual(summary(below), whole(WHITE));
    const [[x, y] = [0, 0]] = below.campos.chave?.lugar?.cantos ?? [];
    assert.ok(x < 0.5 && y > 0.5, 'what was read is shown where it stands on the whole page');
  });
});
