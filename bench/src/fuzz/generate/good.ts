import {cpfOf} from '../../data/statements';

/** `n`: number of the request, for unique values where a duplicate would be refused. */
type MakeBody = (n: number) => unknown;

const pending = (n: number) => 15_001 + (n % 300);
const order = (n: number) => 1 + (n % 400);
const prize = (n: number) => `P${1 + (n % 60)}`;
const ITEM = {codigo: 'T1', qtde: 2, valorUnitario: 51, valorDesconto: 0};
const STORE = {cnpjLoja: '11222333000181', nomeLoja: 'Casa das Tintas', cidadeLoja: 'São Paulo', estadoLoja: 'SP'};
const ADDRESS = {
  endRua: 'Rua das Tintas',
  endNumero: '1',
  endBairro: 'Centro',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  endCep: '01001000',
};
const DELIVERY = Object.fromEntries(
  Object.entries({
    Nome: 'Fulano de Tal',
    Rua: 'Rua',
    Numero: '1',
    Complemento: 'Casa',
    Bairro: 'Centro',
    Cidade: 'São Paulo',
    Estado: 'SP',
    Cep: '01001000',
  }).map(([name, value]) => [`entrega${name}`, value]),
);

/**
 * Bodies that succeed, or nearly: errors deep in a service are only found by requests that pass validation. The schema
 * generates the others.
 */
export const GOOD: Readonly<Record<string, MakeBody>> = {
  'POST /api/resgatar': n => ({
    codigoPremio: prize(n),
    qtde: 1,
    ...(n % 2 ? {obs: 'Cor azul'} : {enderecoEntrega: DELIVERY}),
  }),
  'POST /api/pontuacoes/pontuar': n => ({
    venda: {
      cpf: cpfOf(painterOfPending(n)),
      tipoFiscal: 'C',
      identificador: String(700_000 + n),
      realizadoEm: '20260105',
      itens: [ITEM],
      idFoto: pending(n),
      ...STORE,
    },
    enviarMensagem: false,
  }),
  'POST /api/pontuacoes/reprovar': n => ({
    nomeArquivo: `pendente-${1 + (n % 1500)}.jpg`,
    reprovadoMotivo: 'Nota Duplicada',
  }),
  'POST /api/pontuacoes/encerrar': n => ({identificador: pending(n)}),
  'POST /api/pontuacoes/cancelar': n => ({identificador: 1 + (n % 500)}),
  'POST /api/pontuacoes/retornar-pendente': n => ({identificador: 1 + (n % 500)}),
  'POST /api/nota/{idFoto}/juntar': n => ({notas: [15_301 + (n % 200)]}),
  'POST /api/nota/{idFoto}/dividir': () => ({partes: [part(0, 0.5), part(0.5, 1)]}),
  'POST /api/produtos': n => ({codigo: `NOVO${n}`, nome: 'Tinta', valorUnitario: 51, valorPontos: 10}),
  'PUT /api/produtos/{id}': n => ({nome: `Tinta ${n}`, valorUnitario: '51.50'}),
  'PUT /api/premios/bulk-activate': n => ({ids: [1 + (n % 60), 2], ativo: 1}),
  'POST /api/banners': n => ({titulo: `Banner ${n}`, dataInicial: '2026-01-10', dataFinal: '2026-12-31'}),
  'PUT /api/banners/{id}': n => ({titulo: `Outro ${n}`, ativo: n % 2}),
  'PATCH /api/banners/bulk': n => [
    {id: order(n), ordem: 1 + (n % 420)},
    {id: order(n + 7), ordem: 2},
  ],
  'PUT /api/lojas/{cnpj}': n => ({nomeLoja: `Loja ${n}`}),
  'POST /api/parceiros': n => ({
    nome: 'Fulano de Tal',
    cpf: cpfOf(10_000 + n),
    dataNascimento: '20/04/1985',
    celular: String(11_960_000_000 + n),
    email: `n${n}@exemplo.com.br`,
    senha: 'Tinta#2026fuzz',
    sexo: 'M',
    lojaPreferida: 'Casa das Tintas',
    cidadeLojaPreferida: 'São Paulo',
    estadoLojaPreferida: 'SP',
    concordaTermos: 1,
    ...ADDRESS,
  }),
  'PUT /api/parceiros': n => ({
    nome: `Fulano ${n % 9 ? 'de Tal' : 'da Silva'}`,
    endRua: 'Rua Nova',
    endNumero: String(n),
  }),
  'POST /api/sessoes/parceiro': () => ({cpf: cpfOf(77), senha: 'Tinta#2026fuzz'}),
  'POST /api/sessoes/usuario': () => ({cpf: cpfOf(9000), senha: 'Tinta#2026fuzz'}),
  'POST /api/sessoes/usuario/relatorio': () => ({cnpj: STORE.cnpjLoja, senha: 'Tinta#2026fuzz'}),
  'POST /api/codigo-promocional/validar': n => ({codigo: `CODIGO${1 + 2 * (n % 200)}`}),
  'PUT /api/configuracoes/{id}': () => ({bloquearSite: false, codigosPorDia: 1000, codigosPorMes: 1000}),
  'PATCH /api/resgates/bulk': n => ({status: n % 3, ids: [order(n), order(n + 7)]}),
  'POST /api/alterarStatusResgate': n => ({identificador: order(n), status: n % 3}),
  'POST /api/cancelarResgate': n => ({identificador: order(n), status: 3}),
  'PUT /api/data-resgate': n => ({identificador: order(n), date: '2026-01-10'}),
  'PUT /api/previsao-entrega': n => ({identificador: order(n), date: '2026-12-10'}),
};

const part = (left: number, right: number) => ({
  arquivos: [
    {
      arquivo: 0,
      recorte: {
        cantos: [
          [left, 0],
          [right, 0],
          [right, 1],
          [left, 1],
        ],
      },
    },
  ],
});

/** The painter of a pending receipt in the test data. */
function painterOfPending(n: number): number {
  return 1 + ((pending(n) - 15_000) % 3000);
}
