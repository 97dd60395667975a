import { blueskyFake } from './bluesky/bluesky.fake.fixture.ts'
import type { FakeNetworkKind } from './fake-network.fixture.ts'
import { mastodonFake } from './mastodon/mastodon.fake.fixture.ts'

/** The fakes of all networks; the conformance suite runs against each. */
export const fakeNetworks: readonly FakeNetworkKind[] = [blueskyFake, mastodonFake]
