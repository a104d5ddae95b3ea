import {Agent} from 'node:http';
import fc from 'fast-check';
import type {Call} from '../call';
import {nasty} from '../generate/values';
import {openAllSessions} from '../roles';
import {Fault, address, type Run} from '../run';
import {ScenarioContext} from '../scenarios/scenario-context';
import {send, type Answer} from '../send';
import {LEAKS} from '../verdict';
import {PAGE_FORMS, type PageForm, type SentForm} from './forms';
import {NO_FORMS, ODD_FORMS, ODD_PARTS, callOf} from './hostile';

/** What somebody types who wants to be HTML, and how it stands in a page. */
const MARK = `"'><img id=marca>`;
const ESCAPED = '&quot;&#39;&gt;&lt;img id=marca&gt;';
/** Of the mark, and of the values that are drawn. */
const INJECTED = /<img id=marca|<script>alert|<a href="\/\/evil/;

/**
 * Sends every form of the server's own pages: once so that it is accepted, then with marks, drawn values and what is no
 * form. Returns the number of calls.
 */
export async function sendPages({world, findings}: Run, seed: number, {more}: {more: number}): Promise<number> {
  const {url} = world.server;
  const agent = new Agent({keepAlive: true});
  const context = new ScenarioContext(world, await openAllSessions(world.db));
  let sent = 0;

  async function answerOf(call: Call): Promise<Answer> {
    sent++;
    const answer = await send(url, {...call, headers: {'X-Forwarded-For': address(), ...call.headers}}, agent);
    if (!answer) throw new Fault('closed without an answer', call);
    const fault = faultOf(answer);
    if (fault) throw new Fault(fault, call);
    return answer;
  }

  const add = (where: string, error: unknown): void =>
    findings.add(where, error instanceof Error ? error.message : String(error), (error as Partial<Fault>).call, url);
  /** Adds what `work` found of a form. */
  const found = (where: string, work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((error: unknown) => add(where, error));

  async function accept({route, make, accepted}: PageForm, method: string): Promise<SentForm> {
    const form = await make(context);
    const call = callOf(method, form);
    const answer = await answerOf(call);
    if (!accepted(answer)) throw new Fault(`never succeeded: ${answer.status}`, call);
    for (const unknown of unknownForms(answer.text, form.path))
      findings.add('pages', `${unknown} is no form of bench/src/fuzz/pages/forms.ts (seen at ${route})`);
    return form;
  }

  async function repeat({repeats}: PageForm, method: string, form: SentForm): Promise<void> {
    for (const field of repeats?.fields ?? []) {
      const call = callOf(method, {...form, fields: {...form.fields, ...repeats?.refused, [field]: MARK}});
      const {status, text} = await answerOf(call);
      if (status < 400 || !text.includes(ESCAPED))
        throw new Fault(`${status}, without the ${field} that was typed`, call);
    }
  }

  async function draw(route: string, method: string, form: SentForm, i: number): Promise<void> {
    const value = fc.oneof(
      {weight: 1, arbitrary: fc.constant(MARK)},
      {weight: 4, arbitrary: nasty.map(drawn => (typeof drawn === 'string' ? drawn : JSON.stringify(drawn)))},
    );
    const names = fc.constantFrom(...Object.keys(form.fields), 'pagina', 'nada');
    const changes = fc.array(fc.tuple(names, value), {minLength: 1, maxLength: 2});
    const property = fc.asyncProperty(changes, async drawn => {
      const fields = {
        ...form.fields,
        ...Object.fromEntries(drawn.map(([name, text]) => [name, text.slice(0, 12_000)])),
      };
      await answerOf(callOf(method, {...form, fields}));
    });
    const {errorInstance} = await fc.check(property, {seed: seed + i, numRuns: more, endOnFailure: false});
    if (errorInstance) add(`values of ${route}`, errorInstance);
  }

  async function refuseOthers(route: string, form: SentForm): Promise<void> {
    const whole = callOf('POST', form);
    for (const [name, part] of Object.entries(NO_FORMS))
      await found(`${name} to ${route}`, async () => {
        const call = {...whole, ...part};
        const {status} = await answerOf(call);
        if (status < 400) throw new Fault(`taken: ${status}`, call);
      });
    for (const [name, body] of Object.entries(ODD_FORMS))
      await found(`${name} to ${route}`, () => answerOf({...whole, body: Buffer.from(body)}));
  }

  try {
    for (const [i, form] of PAGE_FORMS.entries()) {
      const {route} = form;
      const [method = ''] = route.split(' ');
      await found(route, async () => {
        const accepted = await accept(form, method);
        await repeat(form, method, accepted);
        await draw(route, method, accepted, i);
        if (method === 'POST') await refuseOthers(route, accepted);
        const parts = accepted.path.split('/');
        if (parts.length < 3) return;
        for (const odd of ODD_PARTS)
          await found(`an odd path of ${route}`, () =>
            answerOf(callOf(method, {...accepted, path: parts.with(2, odd).join('/')})),
          );
      });
    }
    return sent;
  } finally {
    agent.destroy();
  }
}

/** What is wrong with any page, whatever was sent. */
function faultOf({status, text}: Answer): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  const injected = INJECTED.exec(text) ?? LEAKS.exec(text);
  return injected ? `${status}, and its page holds ${injected[0]}` : undefined;
}

/** The forms of a page that are not among ours. */
const unknownForms = (page: string, path: string): string[] =>
  [...page.matchAll(/<form\b[^>]*>/g)]
    .map(([tag]) => / action="([^"#?]*)/.exec(tag)?.[1] ?? path)
    .filter(action => !PAGE_FORMS.some(form => form.action.test(action)));
