import {PERIODO_DO_BANNER} from '@clube/domain';
import {picture} from '../../kernel/images/picture';
import {entity} from '../../kernel/resources/entity';
import {f} from '../../kernel/resources/fields';
import {AGORA, defineList} from '../../kernel/resources/list';
import {pictureColumn, shownPicture} from '../../kernel/resources/picture-fields';
import {registration} from '../../kernel/resources/registration';

export const imagemDoBanner = picture({
  folder: 'banners',
  visible: 'public',
  widths: [480, 960, 1440],
  field: 'arquivo',
  noun: 'imagem',
  missing: 'Selecione um arquivo primeiro',
});

const imagem = shownPicture('imagemId');

const visto = {
  id: f.id(),
  titulo: f.text(200).required('Título obrigatório'),
  descricao: f.html(255).optional(),
  diretorioImagem: imagem.path,
  imagens: imagem.renditions,
};

/** What painters are shown when they enter, on its days and in its place. */
export const Banner = entity(
  'banner',
  {
    ...visto,
    dataInicial: f.date().required('Data inicial obrigatório'),
    dataFinal: f.date().required('Data final obrigatório'),
    ordem: f.int(1),
    ativo: f.flag01(),
    imagemId: pictureColumn(),
    criadoEm: f.moment().internal().defaulted(),
  },
  {
    label: 'O banner',
    few: true,
    remove: 'logical',
    order: 'ordem',
    picture: {declaration: imagemDoBanner, column: 'imagemId'},
    rules: [PERIODO_DO_BANNER],
  },
);

export const banners = registration(Banner, {
  path: '/api/banners',
  calls: ['list', 'create', 'update', 'remove'],
  list: {as: 'banners', sort: 'ordem'},
  words: {one: 'um banner', many: 'os banners', removed: 'Banner excluído com sucesso'},
});

/** What a painter sees today, by the calendar of São Paulo. */
export const bannersDoDia = defineList({
  name: 'banners-do-dia',
  route: 'GET /api/banners/intervalo',
  from: 'banner t',
  as: 'banners',
  sort: 'ordem',
  scope: () =>
    `t.removido_em IS NULL AND t.ativo AND (${AGORA} AT TIME ZONE 'America/Sao_Paulo')::date BETWEEN t.data_inicial AND t.data_final`,
  fields: {...visto, ordem: f.int()},
});
