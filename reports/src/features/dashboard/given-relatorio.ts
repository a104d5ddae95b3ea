import type {PintorRelatorio, Relatorio} from './types';

const MONTHS = ['2026-01', '2026-02', '2026-03'];

const pintor = (id: number): PintorRelatorio => ({
  id,
  nome: `Pintor ${id}`,
  celular: '19987836783',
  cidade: 'Campinas',
  uf: 'SP',
  temCursos: id === 1,
  temResgate: id <= 2,
  programa: 'Clube do Pintor',
  estaAtivo: true,
  diasSemAcesso: 149,
  qtdeVendas: 1,
  totalVendas: 10,
  mediaNf: 10,
  cpf: '235.***.***-31',
  totalVendido: 10,
});

/** For tests: a report of twelve painters, two with redemptions, and of one shop. */
export function givenRelatorio(): Relatorio {
  const usuariosTotais = Array.from({length: 12}, (_, i) => pintor(i + 1));
  const series = MONTHS.map(mes => ({mes, total: 40}));
  const {length} = usuariosTotais;
  return {
    parceirosCadastrados: length,
    parceirosPontuados: length,
    valorMedioNf: 10,
    valorTotalNf: 120,
    usuariosTotais,
    topProdutos: [{produto: 'Tinta', qtde: 12, totalVendido: 120}],
    novosParceiros: series,
    notasEnviadas: series,
    totalVendas: series,
    usuariosCursos: [{nome: 'Pintor 1', qtdeCursos: 1, cursos: [{nomeCurso: 'Texturas', dataConclusao: '2026-03-09'}]}],
    premiosResgatados: [{premio: 'Rolo', quantidade: 2}],
    resgates: [],
    pintoresCadastrados: length,
    pintoresAcheSeuPintor: 0,
    pintoresComCurso: 1,
    pintoresComResgate: 2,
    pintoresAtivos: length,
    pintoresInativos: 0,
    lojas: [{cnpj: '11222333000181', nome: 'Filial Centro'}],
    metadata: {total: length},
  };
}
