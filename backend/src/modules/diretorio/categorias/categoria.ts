import {ACTIVE_FEMININE_LABELS, CATEGORIA_ICONE_LABELS, CATEGORIA_ICONES} from '@clube/domain';
import {entity} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {registration} from '../../../kernel/entities/registration';

/** What painters do, by which customers find them in the directory. An inactive category stays with the painters who have it. */
const Categoria = entity(
  'categoria',
  {
    id: f.id(),
    nome: f.text(60).title('Nome').required('Informe o nome').unique('Categoria já cadastrada'),
    icone: f.oneOf(CATEGORIA_ICONES).title('Ícone').labels(CATEGORIA_ICONE_LABELS).required('Escolha o ícone'),
    pintores: f
      .int()
      .title('Pintores')
      .computed('(SELECT count(*) FROM pintor_categoria x WHERE x.categoria_id = t.id)::int'),
    ordem: f.int(1).title('Ordem'),
    ativo: f.flag01().title('Ativa').labels(ACTIVE_FEMININE_LABELS),
  },
  {label: 'A categoria', few: true, order: 'ordem'},
);

export const categorias = registration(Categoria, {
  path: '/api/categorias-diretorio',
  calls: ['list', 'create', 'update', 'reorder'],
  list: {as: 'rows', sort: 'ordem', search: 'para_busca(t.nome)'},
  labels: {one: 'uma categoria do Ache Seu Pintor', many: 'as categorias do Ache Seu Pintor'},
});
