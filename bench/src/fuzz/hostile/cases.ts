import {
  CSV_REFUSED,
  CSV_TAKEN,
  HOSTILE_FORMS,
  HOSTILE_JSON,
  HOSTILE_PICTURES,
  HOSTILE_VIDEOS,
  TUS_BEGINNINGS,
  TUS_PIECES,
  XLSX_BOMBS,
  XLSX_MUCH,
  XLSX_REFUSED,
  XLSX_TAKEN,
  type HostileFile,
} from '@clube/backend/dist/__tests__/support/hostile';
import type {Sent} from '../scenarios/scenario-context';

/** The request of an endpoint's scenario with hostile input. */
export interface HostileCase {
  route: string;
  name: string;
  /** Replaces the scenario's input by hostile input. */
  make: (sent: Sent) => Sent;
  /** The request must be refused without changing anything; otherwise only the usual checks apply. */
  refused: boolean;
  /** Only for long runs: a large file, or one for another endpoint with the same parser. */
  long: boolean;
}

interface Target {
  routes: readonly string[];
  refused: readonly HostileFile[];
  taken: readonly HostileFile[];
}

/** Endpoints that accept files, grouped by parser; short runs use only the first of each group. */
const FILES: readonly Target[] = [
  {
    routes: ['POST /api/importacoes', 'POST /api/upload/produtos'],
    refused: [...CSV_REFUSED, ...XLSX_REFUSED, ...XLSX_BOMBS],
    taken: [...CSV_TAKEN, ...XLSX_TAKEN, ...XLSX_MUCH],
  },
  {
    routes: [
      'POST /api/upload/parceiro_foto',
      'POST /api/premios',
      'POST /api/banners',
      'POST /api/upload/banner',
      'POST /api/avaliacoes_premio',
      'POST /api/upload/foto_video',
      'POST /api/upload/venda_foto',
    ],
    refused: [],
    taken: HOSTILE_PICTURES,
  },
  {routes: ['POST /api/upload/foto_video'], refused: [], taken: HOSTILE_VIDEOS},
];
const FORMS = ['POST /api/banners', 'POST /api/importacoes', 'POST /api/upload/venda_foto'];
const BODIES = ['POST /api/produtos', 'POST /api/sessoes/parceiro', 'POST /api/resgatar', 'PUT /api/preferencias'];

const withFile =
  ({as: name, mime, content}: HostileFile, fields: string[] = []) =>
  (sent: Sent): Sent => {
    const [field = 'arquivo'] = [...fields, ...(sent.form?.files ?? []).map(file => file.field)];
    return {...sent, form: {...sent.form, files: [{field, name, mime, content: content()}]}};
  };

const ofFiles = FILES.flatMap(({routes, refused, taken}) =>
  routes.flatMap((route, i) => {
    const fields = route === 'POST /api/avaliacoes_premio' ? ['arquivos'] : [];
    const one = (file: HostileFile, must: boolean): HostileCase => ({
      route,
      name: file.name,
      make: withFile(file, fields),
      refused: must,
      long: i > 0 || file.large === true,
    });
    return [...refused.map(file => one(file, true)), ...taken.map(file => one(file, false))];
  }),
);

const ofForms = FORMS.flatMap((route, i) =>
  HOSTILE_FORMS.map(({name, type, body}): HostileCase => {
    const make = ({as}: Sent): Sent => ({as, headers: {'Content-Type': type}, bytes: body()});
    return {route, name, make, refused: true, long: i > 0};
  }),
);

const ofBodies = BODIES.flatMap((route, i) =>
  Object.entries(HOSTILE_JSON).map(([name, body]): HostileCase => {
    const make = ({as, path}: Sent): Sent => ({as, path, headers: {'Content-Type': 'application/json'}, bytes: body()});
    return {route, name: `JSON: ${name}`, make, refused: true, long: i > 0};
  }),
);

const ofUploads = [
  ['POST /api/envios', TUS_BEGINNINGS],
  ['PATCH /api/envios/{id}', TUS_PIECES],
].flatMap(([route, cases]) =>
  Object.entries(cases as typeof TUS_PIECES).map(([name, headers]): HostileCase => {
    const make = (sent: Sent): Sent => ({...sent, headers});
    return {route: route as string, name: `tus: ${name}`, make, refused: true, long: false};
  }),
);

export const HOSTILE_CASES: readonly HostileCase[] = [...ofFiles, ...ofForms, ...ofBodies, ...ofUploads];
