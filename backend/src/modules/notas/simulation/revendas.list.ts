import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';

/** The resellers that a painter can choose in the simulation, with public data only. */
export const revendasOfSimulation = defineList({
  name: 'revendas-do-simulador',
  route: 'GET /api/pontuacoes/simular/revendas',
  from: 'revenda t',
  fields: {
    id: f.id(),
    nome: f.text().title('Loja').computed('t.nome_input'),
    cidade: f.text().title('Cidade').computed('t.end_cidade').optional().unsorted(),
    uf: f.text().title('Estado').computed('t.end_estado').optional().unsorted(),
  },
  search: 't.busca',
  sort: 'nome',
  as: 'revendas',
  scope: () => 't.ativo',
});
