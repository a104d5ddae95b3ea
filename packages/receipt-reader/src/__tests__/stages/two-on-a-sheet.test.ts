import assert from 'node:assert/strict';
import type {RecorteNota} from '@clube/domain';
import type {DocumentoLido} from '../../document/types';
import {lerDocumento} from '../../read-document';
import {chaveDe} from '../keys';
import {pdfCru} from '../pdf/raw-pdf';
import {folhaCom, type CupomDesenhado} from './pdf-coupons';

const AZUL = {
  numero: 77,
  itens: [
    ['ESMALTE AZUL 900ML', 4590],
    ['ROLO DE LA 23CM', 1990],
  ] as const,
};
const BRANCA = {
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
const [ESQUERDA, DIREITA] = [
  {x: 40, y: 40},
  {x: 320, y: 40},
];
const EMBAIXO = {x: 40, y: 430};

describe('receipts that share a page of a PDF', function () {
  this.timeout(60_000);

  async function ler(cupons: readonly CupomDesenhado[], recorte?: RecorteNota): Promise<DocumentoLido> {
    const bytes = pdfCru([await folhaCom(...cupons)]);
    const arquivo = {conteudo: async () => bytes, mime: 'application/pdf', ...(recorte && {recorte})};
    return lerDocumento([arquivo], {hoje: '2026-11-21'});
  }
  const partesDe = ({avisos}: DocumentoLido) => avisos.find(({tipo}) => tipo === 'duas_notas')?.partes;
  const resumo = ({chave, total, itens, certa}: DocumentoLido) => [chave, total, itens.map(({nome}) => nome), certa];
  const inteira = ({numero, itens}: Pick<CupomDesenhado, 'numero' | 'itens'>) => [
    chaveDe(numero),
    itens.reduce((soma, [, preco]) => soma + preco, 0),
    itens.map(([nome]) => nome),
    true,
  ];

  /** What is read of each part that the warning offers. */
  async function lerPartes(cupons: readonly CupomDesenhado[]): Promise<DocumentoLido[]> {
    const partes = partesDe(await ler(cupons)) ?? assert.fail('no parts');
    const lidas: DocumentoLido[] = [];
    for (const lugares of partes) {
      assert.equal(lugares.length, 1);
      lidas.push(await ler(cupons, {paginas: [1], cantos: lugares[0]!.cantos}));
    }
    return lidas;
  }

  const casos: [string, CupomDesenhado[]][] = [
    [
      'side by side',
      [
        {...AZUL, ...ESQUERDA},
        {...BRANCA, ...DIREITA},
      ],
    ],
    [
      'one above the other',
      [
        {...AZUL, ...ESQUERDA},
        {...BRANCA, ...EMBAIXO},
      ],
    ],
    [
      'four to a page',
      [
        {...AZUL, ...ESQUERDA},
        {...BRANCA, ...EMBAIXO},
        {...VERDE, ...DIREITA},
        {...AZUL, numero: 80, x: 320, y: 430},
      ],
    ],
    [
      'side by side, without a code',
      [
        {...AZUL, ...ESQUERDA, semQrCode: true},
        {...BRANCA, ...DIREITA, semQrCode: true},
      ],
    ],
  ];
  for (const [como, cupons] of casos)
    it(`finds them ${como}, and reads each by itself`, async () => {
      const junta = await ler(cupons);
      assert.equal(partesDe(junta)?.length, cupons.length);
      assert.deepEqual([junta.certa, Object.values(junta.campos).some(({certa}) => certa)], [false, false]);
      assert.deepEqual(
        junta.itens.map(({nome}) => nome),
        cupons[0]!.itens.map(([nome]) => nome),
      );
      const lidas = await lerPartes(cupons);
      assert.deepEqual(lidas.map(resumo), cupons.map(inteira));
      assert.ok(lidas.every(lida => partesDe(lida) === undefined));
    });

  it('reads copies as one receipt, beside or below one another', async () => {
    for (const lugar of [DIREITA, EMBAIXO]) {
      const lida = await ler([
        {...AZUL, ...ESQUERDA},
        {...AZUL, ...lugar},
      ]);
      assert.deepEqual([resumo(lida), lida.avisos], [inteira(AZUL), []]);
    }
  });

  it('keeps the copies of one together beside another', async () => {
    const cupons = [
      {...AZUL, ...ESQUERDA},
      {...AZUL, ...EMBAIXO},
      {...BRANCA, ...DIREITA},
    ];
    assert.deepEqual((await lerPartes(cupons)).map(resumo), [inteira(AZUL), inteira(BRANCA)]);
  });

  it('finds them again inside an area, where what is around belongs to others', async () => {
    const [, cupons] = casos[2] ?? assert.fail('no such case');
    const cantos = [
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
    ] as const;
    const coluna = await ler(cupons, {paginas: [1], cantos});
    const areas = (partesDe(coluna) ?? []).map(([lugar]) => lugar!.cantos);
    assert.deepEqual(
      areas.map(([a, , c]) => [a[0], c[0]]),
      [
        [0, 0.5],
        [0, 0.5],
      ],
    );
    assert.deepEqual([areas[0]![0][1], areas[1]![2][1]], [0, 1], 'nothing of it is left out');
    const embaixo = await ler(cupons, {paginas: [1], cantos: areas[1]!});
    assert.deepEqual(resumo(embaixo), inteira(BRANCA));
    const [[x, y] = [0, 0]] = embaixo.campos.chave?.lugar?.cantos ?? [];
    assert.ok(x < 0.5 && y > 0.5, 'what was read is shown where it stands on the whole page');
  });
});
