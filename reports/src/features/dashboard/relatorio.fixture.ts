import type {Numeros, PintorRelatorio} from './types';

const MONTHS = ['2026-01', '2026-02', '2026-03'];
const PINTORES = 12;
const WITH_RESGATE = 2;

const pintor = (id: number): PintorRelatorio => ({
  id,
  nome: `Pintor ${id}`,
  celular: '19987836783',
  cidade: 'Campinas',
  uf: 'SP',
  temCursos: id === 1,
  temResgate: id <= WITH_RESGATE,
  programa: 'Clube do Pintor',
  estaAtivo: true,
  diasSemAcesso: 149,
  qtdeVendas: 1,
  totalVendas: 10,
  mediaNf: 10,
  cpf: '235.***.***-31',
  totalVendido: 10,
});

const series = MONTHS.map(mes => ({mes, total: 40}));
const NUMEROS: Numeros = {
  parceirosCadastrados: PINTORES,
  parceirosPontuados: PINTORES,
  valorMedioNf: 10,
  valorTotalNf: 120,
  qtdeNotas: PINTORES,
  topProdutos: [{produto: 'Tinta', qtde: 12, totalVendido: 120}],
  novosParceiros: series,
  notasEnviadas: series,
  totalVendas: series,
  pintoresCadastrados: PINTORES,
  pintoresAcheSeuPintor: 0,
  pintoresComCurso: 1,
  pintoresComResgate: WITH_RESGATE,
  pintoresAtivos: PINTORES,
  pintoresInativos: 0,
  lojas: [{cnpj: '11222333000181', nome: 'Filial Centro'}],
};

const pintores = Array.from({length: PINTORES}, (_, i) => pintor(i + 1));
const cursos = [
  {id: 1, nome: 'Pintor 1', qtdeCursos: 1, cursos: [{nomeCurso: 'Texturas', dataConclusao: '2026-03-09'}]},
];

const paged =
  <L extends object>(
    name: string,
    rows: readonly L[],
    narrowed: (row: L, grupo: string | null) => boolean = () => true,
  ) =>
  ({route}: {route: string}) => {
    const query = new URL(route.split(' ')[1] ?? '', 'http://localhost').searchParams;
    const found = rows.filter(row => narrowed(row, query.get('grupo')));
    const size = Number(query.get('limite') ?? found.length);
    const start = size * Number(query.get('pagina') ?? 0);
    return {body: {[name]: found.slice(start, start + size), metadata: {total: found.length}}};
  };

const CALL = 'GET /api/relatorio/dashboard';

/**
 * For tests: the responses of a report with twelve painters, two with orders, one store, and no order in its period.
 */
export const givenRelatorio = {
  [`${CALL}/numeros`]: {body: NUMEROS},
  [`${CALL}/pintores`]: paged('usuariosTotais', pintores, (row, grupo) => grupo !== 'comResgate' || row.temResgate),
  [`${CALL}/cursos`]: paged('usuariosCursos', cursos),
  [`${CALL}/premios`]: paged('premiosResgatados', [{premio: 'Rolo', quantidade: 2}]),
  [`${CALL}/resgates`]: paged('resgates', []),
};
