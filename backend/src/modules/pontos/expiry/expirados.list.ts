import {z} from 'zod';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {cpfOfPintor} from '../../../kernel/lists/params';

/** Expired points, and when they were given back. The contract defines `Parceiro` (3-panel-processing, 3). */
export const pontosExpirados = defineList({
  name: 'pontos-expirados',
  route: 'GET /api/pontuacoes-expiradas',
  from: 'ponto_expirado t JOIN pintor p ON p.id = t.pintor_id',
  base: 'ponto_expirado t',
  fields: {
    id: f.id(),
    nome: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.cpf().title('CPF').computed('p.cpf').unsorted(),
    pontos: f.points().title('Pontos').unsorted(),
    expiradoEm: f.timestamp().title('Expirou em'),
    reativadoEm: f.timestamp().title('Devolvido em').optional().unsorted(),
    Parceiro: f.json(z.object({nome: z.string()})).computed(`json_build_object('nome', p.nome)`),
  },
  sort: '-expiradoEm',
  search: 'p.busca',
  period: 'expiradoEm',
  params: {cpf: cpfOfPintor('t.pintor_id')},
});
