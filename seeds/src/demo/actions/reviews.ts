import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sql} from '@clube/backend';
import {addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import type {Pintor, Premio} from '../../catalogue';
import {renderPremioImage} from '../../images';
import {runAs} from '../services';
import {instant} from '../time';
import {actorOf, memberOf, schedule, type Programme} from './programme';

/** Share of recipients who review a prize, and of reviews with photos. */
const REVIEWED_SHARE = 0.4;
const PHOTO = 0.12;

type Words = readonly (readonly [nota: number, weight: number, texts: readonly string[]])[];

const WORDS: Words = [
  [
    5,
    60,
    [
      'Chegou antes do prazo e bem embalado. Já estou usando na obra.',
      'Muito bom! Valeu cada ponto que juntei.',
      'Qualidade excelente, melhor do que eu esperava. Recomendo para os colegas pintores que estão juntando pontos: vale a pena esperar mais um pouco e pegar este aqui.',
      'Minha esposa adorou. Obrigado, Clube do Pintor!',
      'Uso todo dia, não me deixou na mão.',
      '',
    ],
  ],
  [
    4,
    24,
    ['Bom produto, só demorou um pouco a chegar.', 'Gostei. Faz bem o serviço.', 'Muito bom, mas veio sem manual.', ''],
  ],
  [3, 10, ['É bom, mas esperava um pouco mais.', 'Atende, nada demais.', '']],
  [2, 4, ['A caixa chegou amassada. O produto funciona.', 'Achei fraco para o trabalho pesado.']],
  [1, 2, ['Veio com defeito, estou vendo a troca com o suporte.']],
];

/** Schedules a review some days after a prize's delivery, at random with photos. */
export function planReview(
  programme: Programme,
  pintor: Pintor,
  order: {id: number; arrived: CivilDate},
  random: Random,
): void {
  if (!random.chance(REVIEWED_SHARE)) return;
  const day = addDays(order.arrived, random.int(1, 9));
  const timestamp = instant(day, random.float(20 * 60, 22 * 60));
  schedule(programme, pintor, {
    day,
    shift: 'pintores',
    timestamp,
    run: () =>
      runAs(timestamp, actorOf(programme, pintor), () => review(programme, pintor, order.id, random), '/premio'),
  });
}

async function review(programme: Programme, pintor: Pintor, orderId: number, random: Random): Promise<void> {
  const {services, catalogue} = programme;
  const {id} = memberOf(programme, pintor);
  const order = await services.db.one(
    sql<{premioId: number; codigo: string}>`SELECT premio_id AS "premioId", codigo FROM resgate WHERE id = ${orderId}`,
  );
  // A painter who orders the same prize again reviews it only once.
  if (!order || !(await services.reviews.isPermitted(id, order.premioId))) return;
  const [nota, , texts] = random.pickWeighted(WORDS.map(words => [words, words[1]] as const));
  const premio = catalogue.premios.find(({codigo}) => codigo === order.codigo);
  const photos = premio && random.chance(PHOTO) ? await photosOf(premio, services.config.dataDir, orderId, random) : [];
  await services.reviews.post(id, {idPremio: order.premioId, nota, descricao: random.pick(texts)}, photos);
  for (const {path} of photos) await rm(path);
}

/** One or two drawn pictures of the prize. */
async function photosOf({drawing}: Premio, dataDir: string, orderId: number, random: Random) {
  const folder = join(dataDir, 'tmp', 'demonstracao');
  await mkdir(folder, {recursive: true});
  const photos = [];
  const count = random.int(1, 2);
  for (let i = 0; i < count; i++) {
    const path = join(folder, `avaliacao-${orderId}-${i}.png`);
    await writeFile(path, await renderPremioImage({...drawing, codigo: `${orderId} ${i}`}));
    photos.push({path, originalName: `foto-${i + 1}.png`});
  }
  return photos;
}
