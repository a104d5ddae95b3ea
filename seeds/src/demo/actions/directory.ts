import {mkdir, rm} from 'node:fs/promises';
import {FIRST_QUESTION, addDays, civilDateOf} from '@clube/domain';
import {sql} from '@clube/backend';
import {VETERAN_CPF} from '../../catalogue';
import {renderRoom, roomKinds, type ColourName} from '../../images';
import type {Random} from '../../random';
import {receivedFile} from '../../received-file';
import {pintorActor, runAs, type Services} from '../services';
import {instant} from '../time';
import type {Programme} from './programme';

/** Number of painters with photos of their work, besides the veteran. */
const SHOWING = 12;
const VETERAN_PHOTOS = 5;
const VETERAN_RATINGS = 14;
const SCREEN = '/ache-seu-pintor';
const WALLS: readonly ColourName[] = ['anil', 'zarcao', 'folha', 'ocre'];

const RATING_TEXTS: readonly (readonly [nota: number, weight: number, texts: readonly (string | null)[]])[] = [
  [
    5,
    70,
    [
      'Caprichoso e pontual. Deixou tudo limpo.',
      'Superou o que eu esperava: cobriu os móveis, protegeu o piso e terminou dois dias antes do combinado. Recomendo de olhos fechados para quem quer tranquilidade.',
      'Ótimo acabamento nos cantos e no teto.',
      'Orientou na escolha da cor e o preço foi justo.',
      null,
    ],
  ],
  [4, 20, ['Muito bom, só atrasou um dia por causa da chuva.', 'Bom serviço, recomendo.', null]],
  [3, 7, ['Ficou bom, mas precisei pedir um retoque.']],
  [2, 3, ['Demorou mais do que o combinado.']],
];

const CUSTOMERS = [
  'Carla Mendes',
  'Roberto Siqueira',
  'Condomínio Jardim das Flores',
  'Ana Paula Tavares',
  'José Nunes',
];
const ANSWERS = ['Obrigado! Guarde a sobra da lata: o retoque sai na mesma cor.', null, null];

interface Listed {
  id: number;
  nome: string;
  cpf: string;
}

/** Fills the directory: painters' services, photos of their work, and customers' ratings. */
export async function fillDirectory({services, staff, random}: Programme, {now, folder}: {now: Date; folder: string}) {
  const {db} = services;
  const listed = await db.query(
    sql<Listed>`SELECT id, nome, cpf FROM pintor WHERE ache_seu_pintor AND ativo ORDER BY cpf <> ${VETERAN_CPF}, cpf`,
  );
  const {length} = await db.query(sql`SELECT 1 FROM categoria`);
  await mkdir(folder, {recursive: true});
  for (const [i, pintor] of listed.entries()) {
    const own = random.fork(`diretorio/${pintor.cpf}`);
    const veteran = pintor.cpf === VETERAN_CPF;
    const categorias = Array.from({length: own.int(2, 6)}, () => own.int(1, length));
    const photos = veteran ? VETERAN_PHOTOS : i <= SHOWING ? own.int(1, 3) : 0;
    await runAs(
      now,
      pintorActor(pintor),
      async () => {
        await services.profiles.update({categorias});
        const images = await Promise.all(
          roomsOf(own, pintor, photos).map(async room => receivedFile('galeria', await renderRoom(room), folder)),
        );
        if (images.length > 0) await services.galeria.add(pintor.id, {images});
        if (veteran) await pairFirstTwo(services, pintor.id);
        for (const {path} of images) await rm(path);
      },
      SCREEN,
    );
    const ratings = veteran ? VETERAN_RATINGS : own.int(0, 7);
    // Sorted, so that ids and timestamps have the same order.
    const days = Array.from({length: ratings}, () => own.int(2, 360)).toSorted((a, b) => b - a);
    for (const ago of days) await rate(services.db, pintor.id, {now, ago, random: own, praise: veteran});
    await runAs(now, {kind: 'sistema'}, () => services.directoryBonus.settle(pintor.id));
    if (!veteran) continue;
    await askToBeCalled(services, pintor.id, now);
    await runAs(now, pintorActor(pintor), () => askForRatings(services, pintor.id), SCREEN);
  }
  await runAs(now, staff.smart, () => approveProfilePhotos(services), '/painel/ache-seu-pintor');
}

/** Approves the profile photos, the veteran's first; the last one waits. */
async function approveProfilePhotos({db, moderacao}: Services): Promise<void> {
  const waiting = await db.query(sql<{id: number}>`
    SELECT m.id FROM moderacao m JOIN pintor p ON p.id = m.pintor_id WHERE m.tipo = 'perfil' ORDER BY p.cpf <> ${VETERAN_CPF}, m.id`);
  for (const {id} of waiting.slice(0, -1)) await moderacao.decide(id, {estado: 'aprovada', motivo: null});
}

const PEDIDOS: readonly (readonly [
  ago: number,
  estado: string,
  nome: string,
  mensagem: string | null,
  quanto: number | null,
])[] = [
  [1, 'aberto', 'Helena Prado', 'Sala e dois quartos. Queria fazer antes do Natal.', 3],
  [3, 'aberto', 'Maximiliano Sebastião Albuquerque de Vasconcelos', null, null],
  [20, 'combinado', 'Rita Campos', 'Só o quarto do bebê, tinta sem cheiro.', 1],
];

/** Customers' requests to be called back, newest last. */
async function askToBeCalled({db, estimates}: Services, pintorId: number, now: Date): Promise<void> {
  for (const [i, [ago, estado, nome, mensagem, quanto]] of PEDIDOS.toReversed().entries()) {
    const pergunta = quanto && {...FIRST_QUESTION, quanto};
    const estimativa = pergunta ? JSON.stringify({pergunta, resposta: await estimates.of(pergunta)}) : null;
    const when = instant(addDays(civilDateOf(now), -ago), 700);
    await runAs(when, {kind: 'sistema'}, () =>
      db.query(sql`
        INSERT INTO pedido_orcamento (pintor_id, estado, nome, celular, email, mensagem, estimativa, consentimento, criado_em, confirmado_em, fechado_em)
        VALUES (${pintorId}, ${estado}, ${nome}, ${`1998877665${i}`}, ${`cliente${i}@correio.example`}, ${sql.bound(mensagem)},
                ${sql.bound(estimativa)}::jsonb, 1, ${when}, ${when}, ${sql.bound(estado === 'aberto' ? null : when)})`),
    );
  }
}

/** Pictures of painted rooms; the veteran's second one shows the first one before the work. */
function roomsOf(random: Random, {cpf}: Listed, length: number) {
  const rooms = Array.from({length}, (_, n) => ({
    kind: roomKinds[n % roomKinds.length] ?? 'sala',
    colour: random.pick(WALLS),
    seed: `${cpf}/${n}`,
  }));
  const [after] = rooms;
  if (after && cpf === VETERAN_CPF) rooms[1] = {...after, colour: after.colour === 'ocre' ? 'zarcao' : 'ocre'};
  return rooms;
}

async function pairFirstTwo({db, galeria}: Services, pintorId: number): Promise<void> {
  const [after, before] = await db.query(
    sql<{id: number}>`SELECT id FROM midia_pintor WHERE pintor_id = ${pintorId} ORDER BY lugar LIMIT 2`,
  );
  if (after && before) await galeria.pair(pintorId, before.id, after.id);
}

/** Rating links that no customer has used yet. */
async function askForRatings({ratingLinks}: Services, pintorId: number): Promise<void> {
  for (const trabalho of ['Quarto do bebê', 'Fachada do sobrado da Rua das Palmeiras'])
    await ratingLinks.ask(pintorId, trabalho);
}

/** Adds a customer's rating, made this many days ago. */
async function rate(
  db: Programme['services']['db'],
  pintorId: number,
  {now, ago, random, praise}: {now: Date; ago: number; random: Random; praise: boolean},
): Promise<void> {
  const [nota, , texts] = praise
    ? (RATING_TEXTS[0] ?? [5, 1, []])
    : random.pickWeighted(RATING_TEXTS.map(each => [each, each[1]] as const));
  const answer = random.pick(ANSWERS);
  const when = instant(addDays(civilDateOf(now), -ago), random.float(600, 1200));
  await runAs(when, {kind: 'sistema'}, () =>
    db.query(sql`INSERT INTO avaliacao_pintor (pintor_id, status, nota, avaliacao, cliente, resposta, criado_em, avaliado_em, respondida_em)
      VALUES (${pintorId}, 'AVALIADO', ${nota}, ${random.pick(texts)}, ${random.pick(CUSTOMERS)}, ${sql.bound(answer)}, ${when}, ${when}, ${sql.bound(answer && when)})`),
  );
}
