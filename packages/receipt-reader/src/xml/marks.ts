import {readAccessKey, normaliseAccessKey} from '@clube/domain';
import type {Clue, Mark} from '../document/types';
import type {XmlNode} from './node';
import {clue} from './values';

const TEST_ENVIRONMENT = '2';
const NORMAL_ISSUE = '1';
const AUTHORISED = ['100', '150'];
/** Status codes of receipts that are no sales: cancelled in time or late, or denied by the tax office. */
const WITHOUT_EFFECT = ['101', '151', '155', '110', '205', '301', '302', '303'];
const CANCELLATION = ['110111', '110112'];
const EVENT_ACCEPTED = ['135', '136', '155'];

const belongsToNota = (chave: string | undefined) => (node: XmlNode) => {
  const ownKey = node.text('chNFe');
  return !chave || !ownKey || normaliseAccessKey(ownKey) === chave;
};

/** A cancellation counts unless the tax office's response next to it refuses it. */
function cancelledByEvent(root: XmlNode, chave: string | undefined): boolean {
  const events = root.descendants('infEvento').filter(belongsToNota(chave));
  const answers = events.filter(event => event.text('cStat') !== undefined);
  if (answers.length > 0)
    return answers.some(
      answer =>
        EVENT_ACCEPTED.includes(answer.text('cStat') ?? '') &&
        (CANCELLATION.includes(answer.text('tpEvento') ?? '') || events.some(asksForCancellation)),
    );
  return events.some(asksForCancellation);
}

const asksForCancellation = (event: XmlNode) => CANCELLATION.includes(event.text('tpEvento') ?? '');

/** The marks of a document: invalid, or issued in contingency without the tax office. */
export function readMarks(root: XmlNode, nota: XmlNode, chave: string | undefined): Clue<Mark>[] {
  const protocols = root.descendants('infProt').filter(belongsToNota(chave));
  const statuses = protocols.map(protocol => protocol.text('cStat') ?? '');
  const environments = [nota.child('ide'), ...protocols].map(node => node.text('tpAmb'));
  const issueType =
    nota.text('ide', 'tpEmis') ?? String(chave ? (readAccessKey(chave)?.tipoEmissao ?? NORMAL_ISSUE) : NORMAL_ISSUE);
  const marks: Mark[] = [];
  if (environments.includes(TEST_ENVIRONMENT)) marks.push('homologacao');
  if (statuses.some(each => WITHOUT_EFFECT.includes(each)) || nota.attribute('chCanc') || cancelledByEvent(root, chave))
    marks.push('cancelada');
  if (issueType !== NORMAL_ISSUE && !statuses.some(each => AUTHORISED.includes(each))) marks.push('contingencia');
  return marks.map(mark => clue(mark));
}
