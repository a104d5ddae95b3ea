import {rulesOf} from '@clube/api-client';
import {formatError, textOf} from '@clube/domain';
import {useState} from 'react';
import {useGetList, useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {useManifest} from '../../manifest/context';
import type {RowCheck} from '../../manifest/manifest';

/** The error that a look-up has found, and what the input has to call when it is left. */
interface Checked {
  error: string | undefined;
  onLeave: () => void;
}

/**
 * Looks up a field's value when the field is left, unless it is empty, not of its format, or the record's own. The error
 * is only shown: the server checks again on submitting, so that a look-up that fails holds up nobody.
 */
export function useRowCheck(source: string, {resource, by, found, missing}: RowCheck): Checked {
  const {rest} = useManifest();
  const format = rest?.entity && rulesOf(rest.entity)[source]?.format;
  const stored = textOf(useRecordContext()?.[source]);
  const value = textOf(useWatch({name: source}));
  const [left, setLeft] = useState('');
  const asks = value !== '' && value === left && value !== stored && !(format && formatError(format, value));
  const {data} = useGetList(
    resource,
    // Another value is another query, and aborts this one.
    {filter: {[by]: asks ? value : ''}, pagination: {page: 1, perPage: 1}},
    {enabled: asks, retry: false},
  );
  const error = asks && data ? (data.length > 0 ? found : missing) : undefined;
  return {error, onLeave: () => setLeft(value)};
}
