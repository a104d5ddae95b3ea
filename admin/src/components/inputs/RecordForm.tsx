import {rulesOf} from '@clube/api-client';
import {errorsOfRules, type FieldErrors} from '@clube/domain';
import {LoadingState, FailureState, notify} from '@clube/ui';
import {useMemo, useState, type ReactNode} from 'react';
import {
  CreateBase,
  EditBase,
  RecordContextProvider,
  useEditContext,
  useGetOne,
  useGetRecordRepresentation,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type {FieldValues} from 'react-hook-form';
import {useNavigate, useParams} from 'react-router-dom';
import {addressOf, useManifest} from '../../manifest/context';
import type {Manifest} from '../../manifest/manifest';
import {SEEN} from '../../providers/changed-fields';
import {notifyFailure} from '../../providers/failure';
import {Page} from '../page/Page';
import {conflictIn} from './edit-conflict';
import {EditConflictDialog} from './EditConflictDialog';
import {FormCard} from './FormCard';
import {RecordHistory} from './RecordHistory';

type Values = Readonly<Record<string, unknown>>;

interface Props<R extends RaRecord> {
  /**
   * Said when a new one is stored (where there may be new ones), when a change is, and when the record cannot be read. What the
   * server says of its own accord comes first.
   */
  created?: string;
  changed: string;
  notLoaded: string;
  /** What is wrong beyond the rules of the single fields, which the manifest's declaration says. */
  validate?: (values: Values, isNew: boolean) => FieldErrors;
  /** What was typed, as it travels, where that differs. */
  toSend?: (values: Values) => Record<string, unknown>;
  /** The record as it is typed, where that is not how it is stored. */
  asTyped?: (record: R) => Record<string, unknown>;
  /** What a new one begins with. */
  initial?: FieldValues;
  /** What comes of it once it is stored; without it the list is gone to. */
  onStored?: (id: Identifier) => void;
  children: ReactNode;
}

interface PageProps<R extends RaRecord> extends Props<R> {
  /** What else can be done with the record, beside the title. */
  actions?: ReactNode;
}

const asItIs = (values: Values): Record<string, unknown> => ({...values});

/** The record's id as the address has it: a number, unless its resource has a key of another kind. */
const recordId = (rest: Manifest['rest'], id: string | undefined) => (rest?.key ? id : Number(id));

/** The form of the manifest's resource: of a new record, or of the one in the address; then back to the list. */
export function RecordForm<R extends RaRecord>({actions, ...props}: PageProps<R>) {
  const {name, one, rest} = useManifest();
  const {id} = useParams();
  const nameOf = useGetRecordRepresentation(name);
  // The very query of the form below.
  const {data: record} = useGetOne<RaRecord>(name, {id: recordId(rest, id)}, {enabled: id !== undefined, retry: false});
  const of: unknown = record && nameOf(record);
  return (
    <Page
      title={`${id === undefined ? 'Cadastrar' : 'Editar'} ${one}`}
      actions={actions}
      {...(typeof of === 'string' && {of})}
    >
      <RecordFormCard {...props} />
    </Page>
  );
}

/** The same as a part of another page. */
export function RecordFormCard<R extends RaRecord>(props: Props<R>) {
  const {created, changed, notLoaded, validate, toSend = asItIs, asTyped, initial, onStored, children} = props;
  const {name, path, rest, failures} = useManifest();
  const {id} = useParams();
  const goTo = useNavigate();
  const back = addressOf(path);
  const isNew = id === undefined;
  // What refused edits showed of the record since it was read.
  const [seen, setSeen] = useState<Values>({});
  const [conflict, setConflict] = useState<Values>();
  const typed = (values: Values): Values => (asTyped ? asTyped(values as R) : values);
  const check = (values: Values): FieldErrors => ({
    ...validate?.(values, isNew),
    ...(rest?.entity && errorsOfRules(rulesOf(rest.entity), toSend(values))),
  });
  const onSuccess = (answer: RaRecord): void => {
    notify.success(messageIn(answer) ?? (isNew ? created : undefined) ?? changed);
    if (onStored) onStored(answer.id);
    else void goTo(back);
  };
  const common = {
    resource: name,
    transform: (values: Values) => ({...toSend(values), [SEEN]: seen}),
    // react-admin by itself says a refusal only at the fields that it is about.
    mutationOptions: {
      onSuccess,
      onError: (error: unknown) => {
        const current = conflictIn(error);
        if (current) setConflict(current);
        else notifyFailure(error, isNew ? failures?.create : failures?.update);
      },
    },
    redirect: false,
    disableAuthentication: true,
  } as const;
  const form = (
    <FormCard
      validate={check}
      {...(isNew && initial && {initial})}
      backTo={back}
      submitLabel={isNew ? 'Cadastrar' : 'Salvar'}
      below={id !== undefined && <RecordHistory id={id} asTyped={typed} />}
    >
      {children}
      {conflict && (
        <EditConflictDialog
          current={conflict}
          toSend={toSend}
          asTyped={typed}
          seen={{...seen, ...conflict}}
          onSeen={now => {
            setSeen(now);
            setConflict(undefined);
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormCard>
  );
  if (isNew) return <CreateBase {...common}>{form}</CreateBase>;
  return (
    <EditBase {...common} id={recordId(rest, id)} mutationMode="pessimistic" queryOptions={{onError: () => undefined}}>
      <Loaded notLoaded={notLoaded} {...(asTyped && {asTyped})}>
        {form}
      </Loaded>
    </EditBase>
  );
}

function messageIn(answer: unknown): string | undefined {
  const message: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'mensagem') : undefined;
  return typeof message === 'string' ? message : undefined;
}

/** Waits for the record, and hands it to the form as it is typed. */
function Loaded<R extends RaRecord>({
  notLoaded,
  asTyped,
  children,
}: Pick<Props<R>, 'notLoaded' | 'asTyped' | 'children'>) {
  const {record, error, refetch} = useEditContext<R>();
  const typed = useMemo(() => (record && asTyped ? asTyped(record) : record), [record, asTyped]);
  if (error) return <FailureState message={error.message || notLoaded} onRetry={() => void refetch()} />;
  if (!record) return <LoadingState rows={6} />;
  return <RecordContextProvider value={typed}>{children}</RecordContextProvider>;
}
