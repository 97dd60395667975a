import { SpanishPreviewPage } from '#features/site/index.client.ts'
import { findScreenName } from '#platform/screen-names.ts'
import { navigation, screenNames } from '../navigation.ts'

const entries = navigation.map((entry) => ({ ...entry, name: findScreenName(screenNames, entry.path, 'es') }))

export const SpanishPreviewScreen = () => <SpanishPreviewPage navigation={entries} />
