import {ACTIVE_LABELS, BANNER_PERIOD, MAX_BANNER_DESCRIPTION} from '@clube/domain';
import {picture} from '../../kernel/images/picture';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {NOW, defineList} from '../../kernel/lists/list';
import {pictureColumn, shownPicture} from '../../kernel/entities/picture';
import {registration} from '../../kernel/entities/registration';
import {outSchema} from '../../kernel/entities/schemas';

export const bannerPicture = picture({
  folder: 'banners',
  visible: 'public',
  widths: [480, 960, 1440],
  field: 'arquivo',
  noun: 'imagem',
  missing: 'Selecione um arquivo primeiro',
});

const shownImage = shownPicture('imagemId');

const shown = {
  id: f.id(),
  titulo: f.text(200).title('Título').required('Título obrigatório'),
  descricao: f.html(MAX_BANNER_DESCRIPTION).title('Descrição').optional(),
  diretorioImagem: shownImage.path,
  imagens: shownImage.renditions,
};

/** Banners that painters see after login, during their period, by position. */
export const Banner = entity(
  'banner',
  {
    ...shown,
    dataInicial: f.date().title('Data inicial').required('Data inicial obrigatório'),
    dataFinal: f.date().title('Data final').required('Data final obrigatório'),
    ordem: f.int(1).title('Ordem'),
    ativo: f.flag01().title('Situação').labels(ACTIVE_LABELS),
    imagemId: pictureColumn(),
    criadoEm: f.timestamp().internal().defaulted(),
  },
  {
    label: 'O banner',
    few: true,
    remove: 'logical',
    restore: {call: 'DELETE /api/banners/{id}', shownAs: 'titulo'},
    order: 'ordem',
    picture: {declaration: bannerPicture, column: 'imagemId'},
    rules: [BANNER_PERIOD],
  },
);

export const banners = registration(Banner, {
  path: '/api/banners',
  calls: ['list', 'create', 'update', 'remove', 'reorder'],
  list: {as: 'banners', sort: 'ordem', columns: ['ordem', 'titulo', 'descricao', 'dataInicial', 'dataFinal', 'ativo']},
  labels: {one: 'um banner', many: 'os banners', removed: 'Banner excluído com sucesso'},
});

/** The banners visible today, by the calendar of São Paulo. */
export const bannersOfToday = defineList({
  name: 'banners-do-dia',
  route: 'GET /api/banners/intervalo',
  from: 'banner t',
  as: 'banners',
  sort: 'ordem',
  scope: () =>
    `t.removido_em IS NULL AND t.ativo AND (${NOW} AT TIME ZONE 'America/Sao_Paulo')::date BETWEEN t.data_inicial AND t.data_final`,
  fields: {...shown, ordem: f.int().title('Ordem')},
  columns: ['ordem', 'titulo', 'descricao'],
});

export const bannerOfToday = outSchema(bannersOfToday.fields).meta({id: 'BannerDoDia'});
